import Clients
import Files

/// Divides the entries of one announcement among campaigns: one for all languages as long as it can say them all.
struct AnnouncementDividing: Sendable {
    /// The announcement's id, which its first campaign gets.
    var id: String
    /// Its entries, by their locales.
    let entries: [String: ImportedEntry]
    /// Its place among all announcements; nil where the client knows none.
    let order: Int?
    let locales: [String]
    let sourceLocale: String
    let trial: ImportTrial
    let composer: CampaignComposer

    /// An entry with the fields that stand for it.
    private struct Choice {
        var locale: String
        var entry: ImportedEntry
        var fields: Set<String>
        /// Why no campaign can say it in this language alone; nil where one can.
        var problem: String?

        func failure(_ reason: String) -> FeedImporter.Failure {
            FeedImporter.Failure(locale: locale, path: entry.path, reason: reason)
        }
    }

    /// The campaigns, and what none can say.
    func campaigns() -> FeedImporter.Outcome {
        var outcome = FeedImporter.Outcome()
        let choices = locales.compactMap { choice(in: $0, &outcome) }
        let parts = parts(of: choices)
        for choice in parts.withoutPages { outcome.pagesLeft.append(choice.failure(Self.unlikePages)) }
        let refused = parts.groups.compactMap { $0.count == 1 && $0[0].problem != nil ? $0[0] : nil }
        if let first = refused.first {
            // The others alone would take the message from phones that have it.
            let reason = "no campaign says it in “\(first.locale)”, and it is imported in all its languages or in none"
            outcome.failures += parts.groups.joined().map { choice in
                choice.failure(refused.first { $0.locale == choice.locale }?.problem ?? reason)
            }
            return outcome
        }
        if let note = noteOfParts(parts.groups) { outcome.divided.append(note) }
        for (index, group) in parts.groups.enumerated() {
            let id = index == 0 ? id : CampaignIdentifiers.id(id, for: group[0].locale)
            var campaign = composer.campaign(id: id, texts(of: group))
            campaign.announcement = self.id
            outcome.campaigns.append(campaign)
            for choice in group {
                let changes = choice.entry.changes.filter { !campaign.raw.contains($0.name) }
                outcome.changes += changes.map {
                    FeedImporter.Failure(locale: choice.locale, path: $0.path, reason: $0.reason)
                }
            }
        }
        return outcome
    }

    /// That it becomes several campaigns of one key, and what keeps them from being one; nil where it does not.
    private func noteOfParts(_ groups: [[Choice]]) -> FeedImporter.Failure? {
        guard groups.count > 1, let other = groups[1].first, let identity = other.entry.identity,
            groups.allSatisfy({ $0[0].entry.identity == identity })
        else { return nil }
        let names = texts(of: groups[0])[0].text.common.names(unlike: texts(of: groups[1])[0].text.common)
        let difference = names.isEmpty ? "" : " in \(names.joined(separator: ", "))"
        return other.failure(
            "it differs\(difference) between “\(groups[0][0].locale)” and “\(other.locale)”, and a campaign has that once for all "
                + "languages; devices know all of these campaigns by “\(identity)”, so only one of them can be released"
        )
    }

    private static let unlikePages =
        "they are not the same in all languages, and a campaign has one template for all of them"

    /// The entry of a locale with the fields that say it; nil where there is none, or nothing says it.
    private func choice(in locale: String, _ outcome: inout FeedImporter.Outcome) -> Choice? {
        guard let entry = entries[locale] else { return nil }
        func failure(_ reason: String) -> FeedImporter.Failure {
            FeedImporter.Failure(locale: locale, path: entry.path, reason: reason)
        }
        var best = fields(in: locale, trial).best(for: entry)
        var problem: String?
        if case .impossible(let reason) = best, entries.count > 1 {
            // What a client refuses in one language it may take beside the others.
            best = fields(in: locale, trial.alone(in: locale)).best(for: entry)
            problem = reason
        }
        switch best {
        case .found(let best, let fields, let pagesLeft):
            if let pagesLeft { outcome.pagesLeft.append(failure(pagesLeft)) }
            if let addition = best.addition { outcome.additions.append(failure(addition)) }
            return Choice(locale: locale, entry: best, fields: fields, problem: problem)
        case .impossible(let reason):
            outcome.failures.append(failure(reason))
            return nil
        }
    }

    private func fields(in locale: String, _ trial: ImportTrial) -> FieldChoice {
        FieldChoice(trial: trial, composer: composer, locale: locale, id: id, order: order)
    }

    /// The languages that become one campaign each; and those whose pages are left for that, because pages that differ
    /// would make a campaign of every language, all of which devices know as one message.
    private func parts(of choices: [Choice]) -> (groups: [[Choice]], withoutPages: [Choice]) {
        let groups = groups(of: choices)
        let paged = choices.filter { !$0.entry.pages.isEmpty }
        guard groups.count > 1, !paged.isEmpty else { return (groups, []) }
        var others: [Choice] = []
        for choice in choices {
            guard let plain = choice.entry.alternatives.first(where: \.pages.isEmpty) else {
                others.append(choice)
                continue
            }
            let field = fields(in: choice.locale, choice.problem == nil ? trial : trial.alone(in: choice.locale))
            guard case .found(let entry, let fields, _) = field.best(for: plain) else { return (groups, []) }
            others.append(Choice(locale: choice.locale, entry: entry, fields: fields, problem: choice.problem))
        }
        let fewer = self.groups(of: others)
        return fewer.count < groups.count ? (fewer, paged) : (groups, [])
    }

    /// The languages that become one campaign, those with the source locale first.
    private func groups(of choices: [Choice]) -> [[Choice]] {
        guard choices.count > 1 else { return choices.map { [$0] } }
        let shared = choices.dropFirst().reduce(choices[0].fields) { $0.intersection($1.fields) }
        let alike = choices.map { choice in
            var alike = choice
            alike.fields = shared
            return alike
        }
        if isOne(alike) { return [alike] }
        var groups: [[Choice]] = []
        for choice in choices {
            let index = groups.firstIndex { isOne($0 + [choice]) }
            if let index { groups[index].append(choice) } else { groups.append([choice]) }
        }
        return groups.filter { $0.contains { $0.locale == sourceLocale } }
            + groups.filter { !$0.contains { $0.locale == sourceLocale } }
    }

    private func isOne(_ choices: [Choice]) -> Bool {
        let texts = texts(of: choices)
        guard texts.allSatisfy({ $0.text.common == texts[0].text.common }) else { return false }
        let entries = Dictionary(keepingFirst: choices.map { ($0.locale, $0.entry) })
        return trial.problem(of: composer.campaign(id: id, texts), from: entries) == nil
    }

    private func texts(of choices: [Choice]) -> [(locale: String, text: ImportedText)] {
        choices.map { ($0.locale, ImportedText($0.entry, fields: $0.fields, order: order)) }
    }
}
