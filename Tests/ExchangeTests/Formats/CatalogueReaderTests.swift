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
        let rows = try CatalogueReader.read(IndexedText(text)).rows
        #expect(rows.map { $0.key?.text } == [key, key])
        #expect(rows.map(\.target.characters) == ["a\nb \"c\"", "z"])
        #expect(rows.map(\.unfinished) == ["fuzzy", nil])
        let places = rows.map { $0.place.text.position(at: $0.place.row) }
        #expect(places == [ExchangePosition(line: 6), ExchangePosition(line: 11)])
    }

    @Test(arguments: ["\\x41", "\\101", "\\q", "\\*"])
    func aBackslashThatStandsForNothingIsToldWhereItIs(_ escape: String) throws {
        let text = "msgctxt \"\(key)\"\nmsgid \"x\"\nmsgstr \"a\(escape)\"\n"
        let problem = try #require(throws: ExchangeProblem.self) { try CatalogueReader.read(IndexedText(text)) }
        #expect(problem.position == ExchangePosition(line: 3, column: 10))
        #expect(problem.message.hasPrefix("“\(escape.prefix(2))” stands for no character here"))
    }

    @Test(arguments: ["msgid \"a", "\"a\"", "msgid \"a\" b", "hello \"msgid\""])
    func whatIsNoCatalogueIsRefused(_ text: String) {
        #expect(throws: ExchangeProblem.self) { try CatalogueReader.read(IndexedText(text)) }
    }
}
