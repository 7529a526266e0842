import Campaigns
import Testing

@testable import Exchange

/// Which rows are refused or passed over.
extension TranslationImportTests {
    /// A row that no file could hold is not read as Markdown, which takes long for what nobody would write.
    @Test func aRowThatIsLongerThanAFileIsRefused() throws {
        let workspace = try ExchangeWorkspace(["a.md": "---\ntitle: A\n---\nAll of it.\n", "b.md": source])
        let (texts, findings) = try workspace.imported(try workspace.export(.xliff)) { item in
            guard case .text("All of it.") = item else { return item }
            return .text(String(repeating: "1. a\n", count: 60_000))
        }
        #expect(texts.keys.sorted() == ["campaigns/b.fr.md"])
        #expect(findings.map(\.rule) == [.fileTooLarge])
    }

    @Test func aControlCharacterOfTheSourceMayStay() throws {
        let workspace = try ExchangeWorkspace(["a.md": "---\ntitle: A\n---\nOne\u{92}s\n"])
        #expect(try workspace.imported(try workspace.export(.xliff)).findings.isEmpty)
    }

    @Test(arguments: ["\u{7}", "\u{0}", "\u{92}", "\u{7F}"])
    func aControlCharacterIsRefused(_ control: String) throws {
        let workspace = try ExchangeWorkspace(["a.md": source])
        let (texts, findings) = try workspace.imported(try workspace.export(.xliff)) { item in
            guard case .text("Sale") = item else { return item }
            return .text("Sol\(control)des")
        }
        #expect(texts.isEmpty)
        #expect(findings.map(\.rule) == [.controlCharacter])
    }

    @Test func unfinishedRowsArePassedOver() throws {
        let workspace = try ExchangeWorkspace(["a.md": source])
        let rows = try ExchangeFile.read(Array(try workspace.export(.po).utf8)).rows.enumerated().map { index, row in
            var row = row
            row.target = index == 1 ? [] : row.source
            row.unfinished = index == 2 ? "fuzzy" : nil
            return ImportedRow(file: "fr.po", row: row)
        }
        let (texts, findings) = try workspace.imported(rows)
        #expect(findings.map(\.rule) == [.unfinishedRows, .incompleteTranslation])
        #expect(texts["campaigns/a.fr.md"].map(body) == "")
    }

    @Test func rowsThatBelongNowhereAreRefused() throws {
        let workspace = try ExchangeWorkspace(["a.md": source])
        let keys = ["b.fr.title.0123456789abcdef", "a.de.title.0123456789abcdef", "x"]
        let rows = keys.map { key in
            ImportedRow(
                file: "f",
                row: ExchangeRow(
                    key: UnitKey(key), place: RowPlace(text: IndexedText(""), row: 0), source: [.text("a")],
                    target: [.text("b")]))
        }
        let (texts, findings) = try workspace.imported(rows)
        #expect(texts.isEmpty)
        #expect(findings.map(\.rule) == [.exchangeRow, .exchangeRow, .exchangeRow])
    }

    @Test func howManyMoreAreLostIsToldBehindThoseThatAreListed() throws {
        let addresses = (100..<130).map { "https://a.b/\($0)" }.joined(separator: " ")
        let workspace = try ExchangeWorkspace(["a.md": "---\ntitle: A\n---\n\(addresses)\n"])
        let (texts, findings) = try workspace.imported(try workspace.export(.po)) { _ in .text("é") }
        #expect(texts.isEmpty)
        #expect(findings.count == 21)
        #expect(findings.inReadingOrder() == findings)
        #expect(findings.last?.message.hasPrefix("10 more of “lost-placeholder”") == true)
    }
}
