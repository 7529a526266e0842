import Campaigns
import Clients
import Files

/// Makes campaigns of what existing feeds hold.
public struct FeedImporter: Sendable {
    private let configuration: WorkspaceConfiguration
    private let templates: TemplateLibrary
    private let client: any Client
    private let vocabulary: WorkspaceVocabulary
    private let foreign: Set<String>

    /// An importer into a workspace, for one of its clients.
    ///
    /// - Parameter foreign: the ids, in lower case, of the campaigns there that are for other clients only.
    public init(
        configuration: WorkspaceConfiguration, templates: TemplateLibrary, client: any Client,
        vocabulary: WorkspaceVocabulary, besides foreign: Set<String> = []
    ) {
        self.configuration = configuration
        self.templates = templates
        self.client = client
        self.vocabulary = vocabulary
        self.foreign = foreign
    }

    /// What became of feeds.
    public struct Outcome: Sendable {
        /// The campaigns, in the order of the feeds.
        public var campaigns: [ImportedCampaign] = []
        /// What no campaign can say.
        public var failures: [Failure] = []
        /// The entries whose pages are not taken, though they were found, and why.
        public var pagesLeft: [Failure] = []
        /// The entries to which their campaigns add something, and what.
        public var additions: [Failure] = []
        /// What campaigns write in another way than the entries, and how.
        public var changes: [Failure] = []
        /// The entries that become several campaigns of one key, and why.
        public var divided: [Failure] = []
        /// Where entries without keys stand that go with none of the other feeds, by the locale of theirs.
        public var unpaired: [(locale: String, paths: [FeedPath])] = []
    }

    /// An entry that no campaign can say, or not as it is.
    public struct Failure: Equatable, Sendable {
        /// The locale of its feed.
        public var locale: String
        /// Where it stands.
        public var path: FeedPath
        /// Why, for a person.
        public var reason: String
    }

    /// The campaigns of these feeds, one for each locale.
    public func campaigns(of feeds: [ImportedFeed]) -> Outcome {
        var repeated = RepeatedIdentities(client: client)
        let hasOrder = type(of: client).hasOrder
        let announcements = repeated.removed(from: FeedMerge.announcements(of: feeds, keepsOrder: hasOrder))
        var identifiers = CampaignIdentifiers(configuration: configuration)
        let ids = identifiers.ids(of: announcements)
        let isOrdered = hasOrder && announcements.count > 1
        var dividing = announcements.indices.map { index in
            AnnouncementDividing(
                id: ids[index], entries: announcements[index].entries, order: isOrdered ? (index + 1) * 10 : nil,
                locales: configuration.locales, sourceLocale: configuration.sourceLocale, trial: trial,
                composer: CampaignComposer(configuration: configuration, client: client))
        }
        var parts = dividing.parallelMap(batch: 4) { $0.campaigns() }
        // Which languages need a campaign of their own, and so a name, is known only now.
        let met = parts.indices.filter { parts[$0].campaigns.contains { foreign.contains($0.id.lowercased()) } }
        for index in met {
            dividing[index].id = identifiers.id(
                of: announcements[index], called: ids[index], for: client.name, besides: foreign)
        }
        for (index, part) in zip(met, met.map { dividing[$0] }.parallelMap(batch: 4) { $0.campaigns() }) {
            parts[index] = part
        }
        let outcome = Outcome(failures: repeated.failures, unpaired: Self.unpaired(announcements, of: feeds))
        return parts.reduce(into: outcome) { result, part in
            result.campaigns += part.campaigns
            result.failures += part.failures
            result.pagesLeft += part.pagesLeft
            result.additions += part.additions
            result.changes += part.changes
            result.divided += part.divided
        }
    }

    /// The entries without keys that are in one file alone, where there are several.
    private static func unpaired(
        _ announcements: [FeedMerge.Announcement], of feeds: [ImportedFeed]
    ) -> [(locale: String, paths: [FeedPath])] {
        let files = Dictionary(keepingFirst: feeds.map { ($0.locale, $0.file) })
        guard Set(files.values).count > 1 else { return [] }
        let alone = announcements.filter { announcement in
            !announcement.isKey && Set(announcement.entries.keys.compactMap { files[$0] }).count == 1
        }
        var rest = alone.map(\.entries)
        return feeds.compactMap { feed in
            let paths = rest.compactMap { $0[feed.locale]?.path }
            rest.removeAll { $0[feed.locale] != nil }
            return paths.isEmpty ? nil : (feed.locale, paths)
        }
    }

    /// What the client's feeds hold of a campaign, as it was made.
    public func entries(of campaign: ImportedCampaign) -> [FeedEntry] {
        (try? trial.rendered(campaign).entries) ?? []
    }

    private var trial: ImportTrial {
        ImportTrial(configuration: configuration, templates: templates, client: client, vocabulary: vocabulary)
    }
}
