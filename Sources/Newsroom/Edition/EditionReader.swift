import Campaigns
import Clients
import Files
import Releases
import Simulation

/// Reads a workspace and renders it.
struct EditionReader: Sendable {
    /// The instant that findings such as “ends soon” are measured from.
    var now: Instant
    /// Whether it works out what devices are shown in the year ahead, and what is wrong with that.
    var makesSchedules: Bool
    /// What schedules are made for, where they are made.
    private var purpose: WorkspaceSchedules.Purpose = []
    /// Whether the next reading of the same workspace is to take over what has not changed.
    var hasSuccessor = false {
        didSet {
            if hasSuccessor { purpose.insert(.successor) } else { purpose.remove(.successor) }
        }
    }

    /// Whether the edition is to hold its campaigns as they were rendered.
    var keepsParts = false
    /// Campaigns that need neither be read nor rendered, by id: nobody has touched their files, nor what they are
    /// rendered with.
    var kept: [String: KeptCampaign] = [:]

    /// Where feeds are served from, in place of production's address; nil: there.
    var baseURL: String?
    /// Whether drafts are in feeds, as they would be if they were none.
    var includesDrafts = false
    /// What was approved and released, where that has been read already; nil: it is read.
    var ledgers: LedgerSet?

    /// How far ahead schedules look, in days.
    static let scheduledDays: Int64 = 365

    /// A reader, as of an instant.
    init(now: Instant, makesSchedules: Bool = false) {
        self.now = now
        self.makesSchedules = makesSchedules
    }

    /// A reader for a dashboard, as of an instant.
    static func forDashboard(now: Instant) -> EditionReader {
        var reader = EditionReader(now: now, makesSchedules: true)
        reader.purpose = .screens
        return reader
    }

    /// The workspace in a folder, rendered.
    ///
    /// - Parameters:
    ///   - folder: the workspace.
    ///   - earlier: what the same reader read of it earlier, at whatever time: what has not changed since is taken from
    ///     there.
    /// - Throws: ``WorkspaceReader/Failure``; errors in campaigns are not thrown but among the findings.
    func read(_ folder: String, after earlier: Edition? = nil) throws(WorkspaceReader.Failure) -> Edition {
        let workspace = try WorkspaceReader(vocabulary: .standard, hasSuccessor: hasSuccessor).read(
            folder, baseURL: baseURL, after: earlier?.workspace, untouched: kept.mapValues(\.read))
        let configuration = workspace.configuration
        let (keys, keyFindings) = PublicKeyFiles.read(configuration, in: folder)
        let (templates, ledgers, problems) = try WorkspaceReader.Failure.filing { () throws(FileProblem) in
            try templatesAndLedgers(of: workspace, trustedKeys: keys)
        }
        var findings = workspace.findings + keyFindings + problems
        let inputs = RenderingInputs.of(workspace, templates, after: earlier)
        let known = earlier?.renderingInputs === inputs ? earlier : nil
        let renderer = CampaignRenderer(workspace, clients: inputs.clients)
        let rendered = render(workspace, with: renderer, after: known?.parts ?? kept.mapValues(\.rendered))
        findings += rendered.flatMap { CampaignRenderer.lasting($0, at: now) }
        findings += rendered.flatMap { renderer.findings(of: $0, at: now) }
        let parts = keepsParts || hasSuccessor ? rendered : []
        let messages = Dictionary(keepingFirst: rendered.map { ($0.campaign.id, $0.messages) })
        var entries = EditionEntries(of: consume rendered, includesDrafts: includesDrafts)
        findings += releaseFindings(in: workspace, &entries, messages: messages, ledgers, clients: inputs.clients)
        findings += feedFindings(among: entries.published, clients: inputs.clients, locales: configuration.locales)
        let policy = FindingPolicy(workspace)
        let campaigns = Dictionary(keepingFirst: workspace.campaigns.map { ($0.id, $0) })
        var schedules: WorkspaceSchedules?
        if makesSchedules {
            let made = WorkspaceSchedules.of(
                entries.published, clients: inputs.clients, configuration: configuration, from: now, purpose: purpose,
                after: known?.schedules)
            findings += made.findings(
                campaigns: campaigns, locales: configuration.locales, app: configuration.app,
                clock: configuration.clock)
            schedules = made
        }
        var edition = Edition(
            workspace: workspace, renderingInputs: inputs, entries: entries.published, unpublished: entries.unpublished,
            ledgers: ledgers, keys: keys, messages: messages, schedules: schedules,
            findings: policy.apply(to: consume findings))
        if makesSchedules {
            edition.dailyJourneys = DailyJourneys(edition: edition, now: now, earlier: known?.dailyJourneys ?? [])
                .simulated()
            edition.findings += policy.apply(to: tooMany(in: edition, campaigns: campaigns))
        }
        EmptyText.dropRepetitions(in: &edition.findings)
        edition.findings = edition.findings.inReadingOrder()
        edition.parts = Dictionary(keepingFirst: parts.map { ($0.campaign.id, $0) })
        return edition
    }

    /// What campaigns are rendered with, what was released of them, and what is wrong with either.
    private func templatesAndLedgers(
        of workspace: Workspace, trustedKeys: Set<String>
    ) throws(FileProblem) -> (templates: TemplateLibrary, ledgers: LedgerSet, findings: [Diagnostic]) {
        let (templates, problems) = try WorkspaceTemplates.read(in: workspace.folder)
        // `??` would forget what kind of error it is.
        let ledgers =
            if let known = self.ledgers { known } else {
                try LedgerSet.merged(in: workspace.folder, trustedKeys: trustedKeys)
            }
        let unknown = ledgers.findingsOfLocales(besides: workspace.configuration.locales, at: now)
        return (templates, ledgers, problems + ledgers.findings + unknown)
    }

    /// What is found beside what was released; what was withdrawn leaves the feeds, and the rest gets its order there.
    private func releaseFindings(
        in workspace: Workspace, _ entries: inout EditionEntries, messages: [String: [Message]], _ ledgers: LedgerSet,
        clients: [any Client]
    ) -> [Diagnostic] {
        let keys = ReleasedKeys(ledgers: ledgers, clients: clients, folder: workspace.folder, at: now)
        let reader = ContentReader(folder: workspace.folder)
        let renamed = RenamedCampaigns(ledgers: ledgers, clients: clients, reader: reader)
        let findings =
            keys.findings(among: entries.published, messages: messages, comparingWords: baseURL == nil, at: now)
            + keys.shared(among: entries.published, in: workspace)
            + renamed.findings(among: entries.published, messages: messages, in: workspace)
        keys.takeOutWithdrawn(from: &entries.published, into: &entries.unpublished)
        entries.sort()
        return findings
    }

    /// What is found in each client's feed of each locale.
    private func feedFindings(
        among entries: [Edition.Channel: [FeedEntry]], clients: [any Client], locales: [String]
    ) -> [Diagnostic] {
        clients.flatMap { client in
            locales.flatMap { locale in
                let name = client.name
                let own = entries[Edition.Channel(client: name, locale: locale)] ?? []
                return IdentityCheck.findings(among: own, client: type(of: client), locale: locale)
                    + client.findings(among: own, locale: locale)
            }
        }
    }

    private func tooMany(in edition: Edition, campaigns: [String: Campaign]) -> [Diagnostic] {
        let configuration = edition.workspace.configuration
        let clock = configuration.clock
        let rule = TooManyMessages(
            configuration: configuration, campaigns: campaigns,
            days: clock.midnights(from: clock.midnight(before: now), days: DailyJourney.days))
        return LocaleJourneys.groups(of: edition.dailyJourneys, locales: configuration.locales).compactMap(rule.finding)
    }

    /// The campaigns rendered, but for those that were rendered before.
    private func render(
        _ workspace: Workspace, with renderer: CampaignRenderer, after known: [String: RenderedCampaign]
    ) -> [RenderedCampaign] {
        workspace.campaigns.parallelMap(batch: 8) { campaign in
            guard let known = known[campaign.id] else { return renderer.rendered(campaign) }
            return known.campaign.isWritten(as: campaign) ? known : renderer.rendered(campaign).sharing(known)
        }
    }
}
