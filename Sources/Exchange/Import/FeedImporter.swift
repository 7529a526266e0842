import Campaigns
import Clients
import Files

/// Makes campaigns of what existing feeds hold.
public struct FeedImporter: Sendable {
    private let configuration: WorkspaceConfiguration
    private let templates: TemplateLibrary
    private let client: any Client
    private let vocabulary: WorkspaceVocabulary

    /// An importer into a workspace, for one of its clients.
    public init(
        configuration: WorkspaceConfiguration, templates: TemplateLibrary, client: any Client,
        vocabulary: WorkspaceVocabulary
    ) {
        self.configuration = configuration
        self.templates = templates
        self.client = client
        self.vocabulary = vocabulary
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
        var repeated = RepeatedIdentities(client: client.title)
        let announcements = repeated.removed(from: FeedMerge.announcements(of: feeds))
        var identifiers = CampaignIdentifiers(configuration: configuration)
        let ids = identifiers.ids(of: announcements)
        let isOrdered = type(of: client).hasOrder && announcements.count > 1
        let works = announcements.indices.map { index in
            Work(id: ids[index], entries: announcements[index].entries, order: isOrdered ? (index + 1) * 10 : nil)
        }
        let outcome = Outcome(failures: repeated.failures)
        return works.parallelMap(batch: 4) { campaigns(of: $0) }.reduce(into: outcome) { result, part in
            result.campaigns += part.campaigns
            result.failures += part.failures
            result.pagesLeft += part.pagesLeft
            result.additions += part.additions
        }
    }

    /// What the client's feeds hold of a campaign, as it was made.
    public func entries(of campaign: ImportedCampaign) -> [FeedEntry] {
        (try? trial.rendered(campaign).entries) ?? []
    }

    private var trial: ImportTrial {
        ImportTrial(configuration: configuration, templates: templates, client: client, vocabulary: vocabulary)
    }

    private struct Work: Sendable {
        var id: String
        var entries: [String: ImportedEntry]
        var order: Int?
    }

    private func campaigns(of work: Work) -> Outcome {
        let trial = trial
        let composer = CampaignComposer(configuration: configuration, client: client)
        var outcome = Outcome()
        var found: [Choice] = []
        for locale in configuration.locales {
            guard let entry = work.entries[locale] else { continue }
            var choice = FieldChoice(
                trial: trial, composer: composer, locale: locale, id: work.id, order: work.order)
            var best = choice.best(for: entry)
            var obstacle: String?
            if case .impossible(let reason) = best, work.entries.count > 1 {
                // What a client refuses in one language it may take beside the others.
                choice.trial = trial.alone(in: locale)
                best = choice.best(for: entry)
                obstacle = reason
            }
            switch best {
            case .found(let best, let fields, let pagesLeft):
                found.append(Choice(locale: locale, entry: best, fields: fields, obstacle: obstacle))
                if let pagesLeft {
                    outcome.pagesLeft.append(Failure(locale: locale, path: entry.path, reason: pagesLeft))
                }
                if let addition = best.addition {
                    outcome.additions.append(Failure(locale: locale, path: entry.path, reason: addition))
                }
            case .impossible(let reason):
                outcome.failures.append(Failure(locale: locale, path: entry.path, reason: reason))
            }
        }
        let parts = parts(of: found, work, trial, composer)
        for choice in parts.withoutPages {
            outcome.pagesLeft.append(Failure(locale: choice.locale, path: choice.entry.path, reason: Self.unlikePages))
        }
        let groups = parts.groups.filter { group in
            guard group.count == 1, let obstacle = group[0].obstacle else { return true }
            outcome.failures.append(Failure(locale: group[0].locale, path: group[0].entry.path, reason: obstacle))
            return false
        }
        for (index, group) in groups.enumerated() {
            let isFirst = index == 0
            let id = isFirst ? work.id : CampaignIdentifiers.id(work.id, for: group[0].locale)
            var campaign = composer.campaign(id: id, group.map { ($0.locale, $0.text(order: work.order)) })
            campaign.announcement = work.id
            outcome.campaigns.append(campaign)
        }
        return outcome
    }

    /// An entry with the fields that stand for it.
    private struct Choice {
        var locale: String
        var entry: ImportedEntry
        var fields: Set<String>
        /// Why no campaign can say it in this language alone; nil where one can.
        var obstacle: String?

        func text(order: Int?) -> ImportedText { ImportedText(entry, fields: fields, order: order) }
    }

    private static let unlikePages =
        "they are not the same in all languages, and a campaign has one template for all of them"

    /// The languages that become one campaign each; and those whose pages are left for that, because pages that differ would
    /// make a campaign of every language, all of which devices know as one message.
    private func parts(
        of choices: [Choice], _ work: Work, _ trial: ImportTrial, _ composer: CampaignComposer
    ) -> (groups: [[Choice]], withoutPages: [Choice]) {
        let groups = groups(of: choices, work, trial, composer)
        let paged = choices.filter { !$0.entry.pages.isEmpty }
        guard groups.count > 1, !paged.isEmpty else { return (groups, []) }
        var others: [Choice] = []
        for choice in choices {
            guard let plain = choice.entry.alternatives.first(where: \.pages.isEmpty) else {
                others.append(choice)
                continue
            }
            let trial = choice.obstacle == nil ? trial : trial.alone(in: choice.locale)
            let field = FieldChoice(
                trial: trial, composer: composer, locale: choice.locale, id: work.id, order: work.order)
            guard case .found(let entry, let fields, _) = field.best(for: plain) else { return (groups, []) }
            others.append(Choice(locale: choice.locale, entry: entry, fields: fields, obstacle: choice.obstacle))
        }
        let fewer = self.groups(of: others, work, trial, composer)
        return fewer.count < groups.count ? (fewer, paged) : (groups, [])
    }

    /// The languages that become one campaign, those with the source locale first.
    private func groups(
        of choices: [Choice], _ work: Work, _ trial: ImportTrial, _ composer: CampaignComposer
    ) -> [[Choice]] {
        guard choices.count > 1 else { return choices.map { [$0] } }
        let shared = choices.dropFirst().reduce(choices[0].fields) { $0.intersection($1.fields) }
        let alike = choices.map { choice in
            var alike = choice
            alike.fields = shared
            return alike
        }
        if isOne(alike, work, trial, composer) { return [alike] }
        var groups: [[Choice]] = []
        for choice in choices {
            let index = groups.firstIndex { isOne($0 + [choice], work, trial, composer) }
            if let index { groups[index].append(choice) } else { groups.append([choice]) }
        }
        let source = configuration.sourceLocale
        return groups.filter { $0.contains { $0.locale == source } }
            + groups.filter { !$0.contains { $0.locale == source } }
    }

    private func isOne(
        _ choices: [Choice], _ work: Work, _ trial: ImportTrial, _ composer: CampaignComposer
    ) -> Bool {
        let texts = choices.map { ($0.locale, $0.text(order: work.order)) }
        guard texts.allSatisfy({ $0.1.common == texts[0].1.common }) else { return false }
        let entries = Dictionary(keepingFirst: choices.map { ($0.locale, $0.entry) })
        return trial.problem(of: composer.campaign(id: work.id, texts), from: entries) == nil
    }
}
