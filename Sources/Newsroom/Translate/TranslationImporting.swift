import Campaigns
import Exchange
import Files

/// Writes the translations' files that exchange files hold.
public struct TranslationImporting: Sendable {
    private let folder: String
    private let files: [String]
    private let isDryRun: Bool

    /// The import of exchange files into a workspace.
    public init(folder: String, files: [String], isDryRun: Bool) {
        self.folder = folder
        self.files = files
        self.isDryRun = isDryRun
    }

    /// Imports the files; a translation of which a row is refused, or whose file cannot be written, is not written, others
    /// are.
    public func run() throws(VerbFailure) -> TranslationImportResult {
        let context = try TranslationContext(folder: folder)
        var findings: [Diagnostic] = []
        var rows: [ImportedRow] = []
        for file in files { rows += try self.rows(of: file, &findings) }
        let (translations, more) = TranslationImport(into: context.workspace).translations(of: rows)
        var result = TranslationImportResult(
            findings: context.weighed(findings + more).inReadingOrder(), isDryRun: isDryRun)
        for translation in translations {
            do throws(FileProblem) {
                let outcome = try TranslationFile(translation.path, in: folder).write(
                    translation.bytes, over: translation.before, isDryRun: isDryRun)
                result.written.append(.init(translation: translation, outcome: outcome))
            } catch {
                result.problems.append(error)
            }
        }
        return result
    }

    /// Whether a file holds what translators have done, and no import has taken in; so may one that is damaged.
    public static func isOutstanding(_ file: String, in folder: String) throws(VerbFailure) -> Bool {
        guard let bytes = try? FileReading.bytes(at: file, limit: ExchangeFile.sizeLimit), !bytes.isEmpty else {
            return false
        }
        guard let rows = try? ExchangeFile.read(bytes).rows else {
            return ExchangeFormat.allCases.contains { file.lowercased().hasSuffix(".\($0.fileExtension)") }
        }
        let context = try TranslationContext(folder: folder)
        return TranslationImport(into: context.workspace).isOutstanding(rows.map { ImportedRow(file: file, row: $0) })
    }

    private func rows(of file: String, _ findings: inout [Diagnostic]) throws(VerbFailure) -> [ImportedRow] {
        let bytes = try VerbFailure.filing { () throws(FileProblem) in
            try FileReading.bytes(at: file, limit: ExchangeFile.sizeLimit)
        }
        do {
            let rows = try ExchangeFile.read(bytes).rows
            if rows.isEmpty {
                findings.append(
                    Diagnostic(.exchangeFile, at: SourcePosition(file: file), "there are no texts in this file"))
            }
            return rows.map { ImportedRow(file: file, row: $0) }
        } catch {
            // A name says nothing of what was meant as XLIFF, and is damaged.
            let isMarkup = bytes.first { $0 > UInt8(ascii: " ") } == UInt8(ascii: "<")
            let isTable = TableFile.isNamed(by: file) && !isMarkup
            findings.append(isTable ? Self.table(file) : Self.unread(file, error))
            return []
        }
    }

    private static func unread(_ file: String, _ problem: ExchangeProblem) -> Diagnostic {
        Diagnostic(
            .exchangeFile, at: problem.position.sourcePosition(in: file), problem.message,
            suggestion: "nothing of this file was imported")
    }

    /// What is said of a table: that it is no XLIFF or is not UTF-8 would help nobody who was sent one.
    private static func table(_ file: String) -> Diagnostic {
        Diagnostic(
            .exchangeFile, at: SourcePosition(file: file), "this is a table, and neither XLIFF nor a PO catalogue",
            suggestion: "have what “newsadmin translate export” writes translated, which is XLIFF 1.2, XLIFF 2.0 or PO")
    }
}
