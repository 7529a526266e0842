import Campaigns
import Files

/// What came of writing translations into languages that nobody speaks.
public struct PseudoTranslationResult: Sendable {
    /// The files, each with what was done.
    var files: [(path: String, outcome: AtomicFile.Outcome)] = []
    /// Why files could not be written.
    public var problems: [FileProblem] = []
    /// Translations that were left alone, because a person wrote or changed them, or because nobody could read them.
    public var findings: [Diagnostic] = []
    /// How many campaigns are not for such a locale.
    public var excluded = 0

    /// A line for each file that was not as it is to be, and how many were.
    public var text: String {
        let changed = files.filter { $0.outcome != .unchanged }
        let same = files.count - changed.count
        return changed.map { path, outcome in
            "\(TerminalText.shown(path)): \(outcome == .created ? "made" : "changed")\n"
        }.joined() + (same > 0 ? "\(CountWords.of(same, "file")) as before\n" : "")
    }
}
