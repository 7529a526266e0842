import Testing

@testable import Exchange

@Suite struct CatalogueReaderTests {
    private let key = "a.fr.title.0123456789abcdef"

    @Test func aKeyIsFoundInTheContextOrInAReference() throws {
        let text = """
            msgid ""
            msgstr "Language: fr\\n"

            #: \(key)
            #, fuzzy
            msgid "x"
            msgstr ""
            "a\\n"
            "b \\"c\\""

            msgctxt "\(key)"
            msgid "y"
            msgstr "z"
            #~ msgid "gone"
            #~ msgstr "gone"
            """
        let rows = try CatalogueReader.read(text).rows
        #expect(rows.map { $0.key?.text } == [key, key])
        #expect(rows.map(\.target.characters) == ["a\nb \"c\"", "z"])
        #expect(rows.map(\.unfinished) == ["fuzzy", nil])
        #expect(rows.map(\.line) == [6, 11])
    }

    @Test func aByteThatIsNotUTF8IsToldWithItsLine() {
        let bytes = Array("msgid \"a\"\nmsgstr \"".utf8) + [0xE9, 0x22]
        #expect(throws: ExchangeProblem("the file is not UTF-8; save it as UTF-8", line: 2)) {
            try ExchangeFile.read(bytes)
        }
    }

    @Test(arguments: ["msgid \"a", "\"a\"", "msgid \"a\" b", "hello \"msgid\""])
    func whatIsNoCatalogueIsRefused(_ text: String) {
        #expect(throws: ExchangeProblem.self) { try CatalogueReader.read(text) }
    }
}
