import Campaigns
import Clients

/// Chooses which fields stand for an entry: as many as possible, if the campaign then says the same.
struct FieldChoice {
    let trial: ImportTrial
    let composer: CampaignComposer
    let locale: String
    let id: String
    let order: Int?

    /// What was found.
    enum Outcome {
        /// The entry in its best form, the names of the fields, and why its pages are not taken, if they are not.
        case found(ImportedEntry, fields: Set<String>, pagesLeft: String?)
        /// No campaign says it, for this reason.
        case impossible(String)
    }

    /// The best way to say an entry.
    func best(for entry: ImportedEntry) -> Outcome {
        // All that it says stands in its campaign, in whatever form, and to write and read that takes its time.
        if entry.value.textLength > CampaignReader.sizeLimit {
            return .impossible(ImportTrial.Problem.tooLarge.sentence)
        }
        let candidates = [entry] + entry.alternatives
        for candidate in candidates {
            let all = Set(candidate.fields.map(\.name))
            if problem(of: candidate, all) == nil { return found(candidate, of: entry, all) }
        }
        for candidate in candidates {
            if let fields = most(of: candidate) { return found(candidate, of: entry, fields) }
        }
        // What stands under raw is nearest to what the feed says itself. Where a rule finds that it lacks a text or a title,
        // these are what could not be said.
        let problem = self.problem(of: candidates[candidates.count - 1], [])
        if problem?.isFinding == true, let full = self.problem(of: entry, Set(entry.fields.map(\.name))) {
            return .impossible(full.sentence)
        }
        return .impossible(problem?.sentence ?? "")
    }

    private func found(_ candidate: ImportedEntry, of entry: ImportedEntry, _ fields: Set<String>) -> Outcome {
        let isLeft = candidate.pages.count < entry.pages.count
        let reason = isLeft ? problem(of: entry, Set(entry.fields.map(\.name)))?.sentence : nil
        return .found(candidate, fields: fields, pagesLeft: reason)
    }

    /// As many fields as lead to the same entry; nil where neither one of them does nor none.
    private func most(of entry: ImportedEntry) -> Set<String>? {
        let all = Set(entry.fields.map(\.name))
        for field in entry.fields {
            let rest = without(field.name, all, entry)
            if problem(of: entry, rest) == nil { return rest }
        }
        // A client may insist on one of them, as on a text.
        let beginnings = [[]] + entry.fields.filter { $0.needs == nil }.map { Set([$0.name]) }
        guard var chosen = beginnings.first(where: { problem(of: entry, $0) == nil }) else { return nil }
        for field in entry.fields where field.needs.map(chosen.contains) ?? true {
            if problem(of: entry, chosen.union([field.name])) == nil { chosen.insert(field.name) }
        }
        return chosen
    }

    private func without(_ name: String, _ names: Set<String>, _ entry: ImportedEntry) -> Set<String> {
        names.subtracting(entry.fields.filter { $0.name == name || $0.needs == name }.map(\.name))
    }

    private func problem(of entry: ImportedEntry, _ fields: Set<String>) -> ImportTrial.Problem? {
        let text = ImportedText(entry, fields: fields, order: order)
        return trial.problem(of: composer.campaign(id: id, [(locale, text)]), from: [locale: entry])
    }
}

extension PropertyValue {
    /// How long its texts are together, in bytes of UTF-8.
    fileprivate var textLength: Int {
        switch self {
        case .string(let text): text.utf8.count
        case .array(let values): values.reduce(0) { $0 + $1.textLength }
        case .dictionary(let entries): entries.reduce(0) { $0 + $1.value.textLength }
        default: 0
        }
    }
}
