import Campaigns
import Exchange
import Files

/// What came of importing exchange files.
public struct TranslationImportResult: Sendable {
    /// One file of a translation.
    struct Written: Sendable {
        /// The translation.
        var translation: ImportedTranslation
        /// What was done with the file.
        var outcome: AtomicFile.Outcome
    }

    /// The files, in the order of the rows.
    var written: [Written] = []
    /// Why files could not be written.
    public var problems: [FileProblem] = []
    /// What was found in rows, in reading order.
    public var findings: [Diagnostic]
    /// Whether nothing was really written.
    var isDryRun: Bool
}
