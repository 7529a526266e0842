import Campaigns
import Clients
import Files

extension TranslationImportResult {
    /// A line for each file.
    public var text: String {
        written.map { file in
            let translation = file.translation
            var remarks = [CountWords.of(translation.rows, "text")]
            if translation.isStale { remarks.append("stale") }
            if translation.isIncomplete { remarks.append("incomplete") }
            return
                "\(TerminalText.shown(translation.path)): \(word(file.outcome)), \(remarks.joined(separator: ", "))\n"
        }.joined()
    }

    private func word(_ outcome: AtomicFile.Outcome) -> String {
        switch outcome {
        case .created: isDryRun ? "would be made" : "made"
        case .replaced: isDryRun ? "would be changed" : "changed"
        case .unchanged: "as it was"
        }
    }

    /// The result as JSON.
    public var json: String {
        JSONWriter(.pretty).printed([
            "schema": "newsadmin/translate-import/1", "dryRun": .boolean(isDryRun),
            "files": .array(
                written.map { file in
                    [
                        "path": .string(file.translation.path), "campaign": .string(file.translation.campaign),
                        "locale": .string(file.translation.locale), "outcome": .string(Self.name(file.outcome)),
                        "texts": .integer(file.translation.rows), "stale": .boolean(file.translation.isStale),
                        "incomplete": .boolean(file.translation.isIncomplete),
                    ]
                }),
            "problems": .array(problems.map { .string($0.description) }),
            "findings": .array(findings.map(FindingsReport.json)),
        ])
    }

    private static func name(_ outcome: AtomicFile.Outcome) -> String {
        switch outcome {
        case .created: "created"
        case .replaced: "replaced"
        case .unchanged: "unchanged"
        }
    }
}
