import Campaigns

@testable import Exchange

/// Exchange files, whose rows are put into a translation.
protocol ExchangeParser: Parser {}

extension ExchangeParser {
    static func read(_ bytes: [UInt8]) {
        guard let file = try? ExchangeFile.read(bytes) else { return }
        let rows = file.rows.map { ImportedRow(file: "fr.xlf", row: $0) }
        let (translations, findings) = TranslationImport(into: FuzzedTranslation.workspace).translations(of: rows)
        FuzzedWorkspace.tell(findings)
        for translation in translations {
            let (_, findings) = FuzzedWorkspace.read(FuzzedTranslation.source, translation: translation.bytes)
            precondition(!findings.contains { $0.rule == .notYAML }, "a translation that cannot be read")
        }
    }
}

/// XLIFF of both versions.
enum XLIFFParser: ExchangeParser {
    static let name = "xliff"
    static let greatestLength = 8192
}

/// Catalogues of gettext.
enum CatalogueParser: ExchangeParser {
    static let name = "po"
}
