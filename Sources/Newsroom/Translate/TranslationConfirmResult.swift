import Files

/// What came of saying of translations that they are right.
public struct TranslationConfirmResult: Sendable {
    /// The files, each with what was done.
    var files: [(path: String, outcome: AtomicFile.Outcome)] = []
    /// Why files could not be written.
    public var problems: [FileProblem] = []

    /// A line for each file.
    public var text: String {
        files.map { path, outcome in
            "\(TerminalText.shown(path)): \(outcome == .unchanged ? "was confirmed already" : "confirmed")\n"
        }.joined()
    }
}
