import Campaigns
import Clients
import Files
import Releases
import Simulation

/// Reads a workspace and renders it.
public struct EditionReader: Sendable {
    /// The instant that findings such as “ends soon” are measured from.
    public var now: Instant
    /// Whether it works out what devices are shown in the year ahead, and what is wrong with that.
    public var makesSchedules: Bool
    /// What schedules are made for, where they are made.
    private var purpose: ScheduleBook.Purpose = []
    /// Whether the next reading of the same workspace is to take over what has not changed.
    var keepsParts = false {
        didSet {
            if keepsParts { purpose.insert(.successor) } else { purpose.remove(.successor) }
        }
    }

    /// Where feeds are served from, in place of production's address; nil: there.
    public var baseURL: String?
    /// Whether drafts are in feeds, as they would be if they were none.
    public var includesDrafts = false
    /// What was approved and released, where that has been read already; nil: it is read.
    var ledgers: LedgerSet?

    /// How far ahead schedules look, in days.
    public static let scheduledDays: Int64 = 365

    /// A reader, as of an instant.
    public init(now: Instant, makesSchedules: Bool = false) {
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
    public func read(_ folder: String, after earlier: Edition? = nil) throws(WorkspaceReader.Failure) -> Edition {
        let workspace = try WorkspaceReader(vocabulary: .standard).read(
            folder, baseURL: baseURL, after: earlier?.workspace)
        let configuration = workspace.configuration
        var findings = workspace.findings
        let (keys, keyFindings) = PublicKeyFiles.read(configuration, in: folder)
        findings += keyFindings
        let templates: TemplateLibrary
        let ledgers: LedgerSet
        do {
            let (library, problems) = try WorkspaceTemplates.read(in: folder)
            templates = library
            // `??` would forget what kind of error it is.
            if let known = self.ledgers {
                ledgers = known
            } else {
                ledgers = try LedgerSet(folder: folder, trustedKeys: keys)
            }
            findings += problems + ledgers.findings + ledgers.findingsOfLocales(besides: configuration.locales)
        } catch {
            throw .file(error)
        }
        let ground = EditionGround.of(workspace, templates, after: earlier)
        let known = earlier?.ground === ground ? earlier : nil
        let renderer = CampaignRenderer(workspace, clients: ground.clients)
        let rendered = render(workspace, with: renderer, after: known?.parts ?? [:])
        findings += rendered.flatMap(\.findings)
        findings += rendered.flatMap { renderer.findings(of: $0, at: now) }
        var entries: [Edition.Channel: [FeedEntry]] = [:]
        var unpublished: [Edition.Channel: [FeedEntry]] = [:]
        var messages: [String: [Message]] = [:]
        for part in rendered {
            let campaign = part.campaign
            messages[campaign.id] = part.messages
            for (client, entry) in part.entries {
                let channel = Edition.Channel(client: client, locale: entry.locale)
                if campaign.hasUnreadableDates || campaign.isDraft && !includesDrafts {
                    unpublished[channel, default: []].append(entry)
                } else {
                    entries[channel, default: []].append(entry)
                }
            }
        }
        let clients = ground.clients
        let releasedKeys = ReleasedKeys(ledgers: ledgers, clients: clients, folder: folder)
        findings += releasedKeys.findings(among: entries, messages: messages, comparingWords: baseURL == nil)
        findings += releasedKeys.shared(among: entries, in: workspace)
        let renamed = RenamedCampaigns(ledgers: ledgers, clients: clients, reader: ContentReader(folder: folder))
        findings += renamed.findings(among: entries, messages: messages, in: workspace)
        releasedKeys.takeOutWithdrawn(from: &entries, into: &unpublished)
        for channel in entries.keys { entries[channel]?.sort(by: FeedEntry.precedes) }
        for client in clients {
            for locale in configuration.locales {
                let channel = Edition.Channel(client: type(of: client).name, locale: locale)
                let entries = entries[channel] ?? []
                findings += IdentityCheck.findings(among: entries, client: type(of: client), locale: locale)
                findings += client.findings(among: entries, locale: locale)
            }
        }
        let policy = FindingPolicy(workspace)
        let campaigns = Dictionary(workspace.campaigns.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var schedules: ScheduleBook?
        if makesSchedules {
            let book = ScheduleBook.of(
                entries, clients: clients, configuration: configuration, from: now, purpose: purpose,
                after: known?.schedules)
            findings += book.findings(campaigns: campaigns, app: configuration.app, clock: configuration.clock)
            schedules = book
        }
        var edition = Edition(
            workspace: workspace, ground: ground, entries: entries, unpublished: unpublished, ledgers: ledgers,
            keys: keys, messages: messages, schedules: schedules, findings: policy.apply(to: consume findings))
        if makesSchedules {
            edition.courses = Courses(edition: edition, now: now).simulated()
            edition.findings += policy.apply(to: tooMany(in: edition, campaigns: campaigns))
        }
        EmptyText.dropRepetitions(in: &edition.findings)
        edition.findings = edition.findings.inReadingOrder()
        if keepsParts {
            edition.parts = Dictionary(rendered.map { ($0.campaign.id, $0) }, uniquingKeysWith: { first, _ in first })
        }
        return edition
    }

    private func tooMany(in edition: Edition, campaigns: [String: Campaign]) -> [Diagnostic] {
        let configuration = edition.workspace.configuration
        let clock = configuration.clock
        let rule = TooManyMessages(
            configuration: configuration, campaigns: campaigns,
            days: clock.midnights(from: clock.midnight(before: now), days: Course.days))
        return LocaleCourses.groups(of: edition.courses, locales: configuration.locales).compactMap(rule.finding)
    }

    /// The campaigns rendered, but for those that were rendered before.
    private func render(
        _ workspace: Workspace, with renderer: CampaignRenderer, after known: [String: RenderedCampaign]
    ) -> [RenderedCampaign] {
        workspace.campaigns.parallelMap(batch: 8) { campaign in
            if let known = known[campaign.id], known.campaign.isWritten(as: campaign) { return known }
            return renderer.rendered(campaign)
        }
    }
}
