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
    /// Whether it reads, with the schedules, what clients draw of the feeds, as dashboards tell it.
    public var readsScreens = false

    /// Where feeds are served from, in place of production's address; nil: there.
    public var baseURL: String?
    /// Whether drafts are in feeds, as they would be if they were none.
    public var includesDrafts = false

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
        reader.readsScreens = true
        return reader
    }

    /// The workspace in a folder, rendered.
    ///
    /// - Throws: ``WorkspaceReader/Failure``; errors in campaigns are not thrown but among the findings.
    public func read(_ folder: String) throws(WorkspaceReader.Failure) -> Edition {
        let workspace = try WorkspaceReader(vocabulary: .standard).read(folder, baseURL: baseURL)
        let configuration = workspace.configuration
        var findings = workspace.findings
        let (keys, keyFindings) = PublicKeyFiles.read(configuration, in: folder)
        findings += keyFindings
        let templates: TemplateLibrary
        let ledgers: LedgerSet
        do {
            let (library, problems) = try WorkspaceTemplates.read(in: folder)
            templates = library
            ledgers = try LedgerSet(folder: folder, trustedKeys: keys)
            findings += problems + ledgers.findings + ledgers.findingsOfLocales(besides: configuration.locales)
        } catch {
            throw .file(error)
        }
        let context = RenderingContext(configuration: configuration, templates: templates)
        let clients = ClientCatalogue.clients(of: context).clients
        let rendered = render(workspace, clients: clients)
        findings += rendered.flatMap(\.findings)
        var entries: [Edition.Channel: [FeedEntry]] = [:]
        var unpublished: [Edition.Channel: [FeedEntry]] = [:]
        var messages: [String: [Message]] = [:]
        for campaign in rendered {
            messages[campaign.id] = campaign.messages
            for (client, entry) in campaign.entries {
                let channel = Edition.Channel(client: client, locale: entry.locale)
                if campaign.hasUnreadableDates || campaign.isDraft && !includesDrafts {
                    unpublished[channel, default: []].append(entry)
                } else {
                    entries[channel, default: []].append(entry)
                }
            }
        }
        let releasedKeys = ReleasedKeys(ledgers: ledgers, clients: clients, folder: folder)
        findings += releasedKeys.findings(
            among: entries, messages: messages, comparingWords: baseURL == nil)
        findings += releasedKeys.shared(among: entries, in: workspace)
        findings += RenamedCampaigns(ledgers: ledgers, clients: clients, reader: ContentReader(folder: folder))
            .findings(
                among: entries, messages: messages, in: workspace)
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
                entries, clients: clients, configuration: configuration, from: now, readsScreens: readsScreens)
            findings += book.findings(campaigns: campaigns, app: configuration.app, clock: configuration.clock)
            schedules = book
        }
        var edition = Edition(
            workspace: workspace, templates: templates, clients: clients, entries: entries, unpublished: unpublished,
            ledgers: ledgers, keys: keys,
            messages: messages, schedules: schedules, findings: policy.apply(to: consume findings))
        if makesSchedules {
            edition.courses = Courses(edition: edition, now: now).simulated()
            edition.findings += policy.apply(to: tooMany(in: edition, campaigns: campaigns))
        }
        edition.findings = edition.findings.inReadingOrder()
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

    private struct RenderedCampaign: Sendable {
        var id: String
        var isDraft: Bool
        var hasUnreadableDates: Bool
        var messages: [Message] = []
        var entries: [(client: String, entry: FeedEntry)] = []
        var findings: [Diagnostic] = []
    }

    private func render(_ workspace: Workspace, clients: [any Client]) -> [RenderedCampaign] {
        let resolver = MessageResolver(configuration: workspace.configuration, images: workspace.images)
        return workspace.campaigns.parallelMap(batch: 8) { campaign in
            let own = clients.filter { campaign.clients.contains(type(of: $0).name) }
            var result = RenderedCampaign(
                id: campaign.id, isDraft: campaign.isDraft, hasUnreadableDates: campaign.hasUnreadableDates)
            let (messages, findings) = resolver.messages(
                of: campaign, wantsHTML: own.contains { type(of: $0).showsHTML })
            result.messages = messages
            result.findings = findings
            result.findings += MessageChecks.findings(
                in: messages, of: campaign, schemes: workspace.configuration.app.schemes)
            result.findings += VersionsOfNobody.findings(in: campaign, app: workspace.configuration.app)
            result.findings += ExpiringSoon.findings(
                in: campaign, now: now, configuration: workspace.configuration)
            for client in own {
                let (entries, findings) = client.entries(of: campaign, messages: messages)
                result.entries += entries.map { (type(of: client).name, $0) }
                result.findings += findings + client.findings(of: campaign, now: now)
            }
            if !result.findings.contains(where: { $0.rule.id == "sourse-empty-text" }) {
                result.findings += EmptyText.findings(in: messages, of: campaign)
            }
            for index in result.messages.indices { result.messages[index].text.value.dropHTML() }
            for index in result.findings.indices { result.findings[index].campaign = campaign.id }
            return result
        }
    }
}
