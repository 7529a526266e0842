import Campaigns
import Clients
import Releases
import Simulation

/// A workspace rendered: every message in every client's form, whenever it is shown, and everything found on the way.
///
/// Its entries are the same at any instant, and feeds are put together from them as of any. What was found, schedules and
/// daily journeys are as of the moment at which it was read.
struct Edition: Sendable {
    /// What the publisher wrote.
    let workspace: Workspace
    /// What its campaigns were rendered with.
    let renderingInputs: RenderingInputs
    /// The entries of each client and locale in the order in which they stand in feeds, drafts left aside, and campaigns
    /// with a date that cannot be read.
    let entries: [Channel: [FeedEntry]]
    /// The entries of drafts, of what was withdrawn and of campaigns with a date that cannot be read, which are in no
    /// feed.
    let unpublished: [Channel: [FeedEntry]]
    /// What was approved and released.
    var ledgers: LedgerSet
    /// The public keys whose signatures are accepted, in Base64.
    let keys: Set<String>
    /// The messages of each campaign, by its id, in its locales' order.
    let messages: [String: [Message]]
    /// What devices are shown in the year ahead, where the reader was asked for it.
    let schedules: WorkspaceSchedules?
    /// What simulated phones show in the weeks ahead, where the reader was asked for schedules.
    var dailyJourneys: [DailyJourney] = []
    /// What was found, after the workspace's `rules:` and the campaigns' `allow:`, in reading order.
    var findings: [Diagnostic]

    /// The campaigns as they were rendered, for the next reading, by their ids; empty where there is to be none.
    var parts: [String: RenderedCampaign] = [:]

    /// The templates, the workspace's own among them.
    var templates: TemplateLibrary { renderingInputs.templates }
    /// The workspace's clients, in its order.
    var clients: [any Client] { renderingInputs.clients }

    /// The locales that errors stop.
    var stoppedLocales: Set<String> {
        var stopped: Set<String> = []
        // By their places: to copy each of tens of thousands would cost more than to look at it.
        for index in findings.indices where findings[index].severity == .error {
            stopped.formUnion(findings[index].locales ?? Set(workspace.configuration.locales))
        }
        return stopped
    }

    /// A campaign's title as readers of the source locale see it; its id where it has none.
    func title(of campaign: Campaign) -> String {
        let messages = messages[campaign.id] ?? []
        let message = messages.message(in: workspace.configuration.sourceLocale) ?? messages.first
        return message?.title.value ?? campaign.source.title?.value ?? campaign.id
    }

    /// One client in one locale.
    struct Channel: Hashable, Sendable {
        /// The client's name.
        let client: String
        /// The locale.
        let locale: String

        /// A client in a locale.
        init(client: String, locale: String) {
            self.client = client
            self.locale = locale
        }

        /// A client in a locale.
        init(_ client: any Client, locale: String) {
            self.init(client: client.name, locale: locale)
        }
    }
}
