import Campaigns
import Exchange
import Files

/// Writes the translations' files that exchange files hold.
public struct TranslationImporting: Sendable {
    /// One file of a translation.
    public struct Written: Sendable {
        /// The translation.
        public var translation: ImportedTranslation
        /// What was done with the file.
        public var outcome: AtomicFile.Outcome
    }

    /// The files, in the order of the rows.
    public let written: [Written]
    /// What was found in rows, in reading order.
    public let findings: [Diagnostic]
    /// Whether nothing was really written.
    public let isDryRun: Bool

    /// Imports exchange files; a translation of which a row is refused is not written, others are.
    public init(folder: String, files: [String], isDryRun: Bool) throws(TranslateFailure) {
        let ground = try TranslationGround(folder: folder)
        var rows: [ImportedRow] = []
        var findings: [Diagnostic] = []
        for file in files {
            let bytes: [UInt8]
            do {
                bytes = try FileReading.bytes(at: file, limit: ExchangeFile.sizeLimit)
            } catch {
                throw .file(error)
            }
            do {
                let own = try ExchangeFile.read(bytes).rows
                if own.isEmpty {
                    findings.append(
                        Diagnostic(.exchangeFile, at: SourcePosition(file: file), "there are no texts in this file"))
                }
                rows += own.map { ImportedRow(file: file, row: $0) }
            } catch {
                let place = SourcePosition(file: file, line: error.line)
                findings.append(
                    Diagnostic(
                        .exchangeFile, at: place, error.message, suggestion: "nothing of this file was imported"))
            }
        }
        let (translations, more) = TranslationImport(into: ground.workspace).translations(of: rows)
        self.findings = ground.weighed(findings + more).inReadingOrder()
        self.isDryRun = isDryRun
        var written: [Written] = []
        for translation in translations {
            let outcome = try TranslationFile(translation.path, in: folder).write(
                translation.bytes, over: translation.before, isDryRun: isDryRun)
            written.append(Written(translation: translation, outcome: outcome))
        }
        self.written = written
    }
}
