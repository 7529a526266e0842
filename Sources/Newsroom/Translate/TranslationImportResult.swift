import Campaigns
import Exchange
import Files

/// What came of importing exchange files.
public struct TranslationImportResult: Sendable {
    /// One file of a translation.
    public struct Written: Sendable {
        /// The translation.
        public var translation: ImportedTranslation
        /// What was done with the file.
        public var outcome: AtomicFile.Outcome
    }

    /// The files, in the order of the rows.
    public var written: [Written] = []
    /// Why files could not be written.
    public var problems: [FileProblem] = []
    /// What was found in rows, in reading order.
    public var findings: [Diagnostic]
    /// Whether nothing was really written.
    public var isDryRun: Bool
}
