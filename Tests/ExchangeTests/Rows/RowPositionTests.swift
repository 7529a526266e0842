import Campaigns
import Testing

@testable import Exchange

/// What is wrong with a row is told where it stands; `‸` marks the place, and `HASH` stands for the source's fingerprint.
@Suite struct RowPositionTests {
    private static let source =
        "---\ntitle: Sale\nvars: {price: \"5\"}\n---\nBuy [it](https://a.b/x) for {{price}}.\n"
    private static let lineEnds = ["\n", "\r\n"]

    private func expect(_ marked: String, _ lineEnd: String, source: String = RowPositionTests.source) throws {
        let workspace = try ExchangeWorkspace(["a.md": source])
        let campaign = try #require(try workspace.read().campaigns.first)
        let text = marked.replacing("HASH", with: SourceFingerprint.of(campaign.source))
        let place = MarkedText(text, lineEnd: lineEnd)
        for bytes in place.encodings {
            let rows = try ExchangeFile.read(bytes).rows.map { ImportedRow(file: "fr", row: $0) }
            let findings = try workspace.imported(rows).findings
            #expect(findings.map(\.position) == [place.position.sourcePosition(in: "fr")], "\(findings)")
        }
    }

    /// A row of a catalogue, with the lines of its translation.
    private static func entry(_ field: String, _ translation: String) -> String {
        "# é\n\nmsgctxt \"a.fr.\(field).HASH\"\nmsgid \"é\"\n\(translation)\n"
    }

    private static let catalogues: [String] = [
        entry("title", #"msgstr "Soldé ‸{{x}}""#),
        entry("title", #"msgstr ""\#n"Soldes\n"\#n  "\"é\"\t日 ‸{{ x }}""#),
        entry("title", #"msgstr "Soldé, voir ‸https://evil.example/""#),
        entry("text.1", #"msgstr ""\#n"  "\#n"‸Achété [le](https://a.b/x).""#),
        entry("text.1", #"msgstr "Achété [le](https://a.b/x) [é](‸https://a.b/xy) {{price}}.""#),
        entry("text.1", #"msgstr "Achété [le](https://a.b/x)\n"\#n"{{price}} é ‸https://a.b/""#),
        entry("text.1", #"msgstr "[é](https://a.b/x) {{price}} é\n"\#n\#t"\\* ‸`é`""#),
        entry("text.1", #"msgstr "[é](https://a.b/x) {{price}}\n"\#n"é ‸<br> ü""#),
        "# é\nmsgctxt \"‸b.fr.title.HASH\"\nmsgid \"x\"\nmsgstr \"y\"\n",
        "# é\n#: é:1 ‸b.fr.title.HASH\nmsgid \"x\"\nmsgstr \"y\"\n",
        "# é\n  ‸msgid \"Sale\"\nmsgstr \"é\"\n",
        "# é\nmsgctxt \"‸a.fr.text.9.HASH\"\nmsgid \"x\"\nmsgstr \"y\"\n",
        entry("title", "msgstr \"é\"\n\n ‸msgctxt \"a.fr.title.HASH\"\nmsgid \"é\"\nmsgstr \"ü\""),
    ]

    @Test(arguments: catalogues, lineEnds)
    func rowsOfCatalogues(_ marked: String, _ lineEnd: String) throws {
        try expect(marked, lineEnd)
    }

    private static let link = "<bpt id='1'>[</bpt>lé<ept id='1'>](https://a.b/x)</ept>"
    private static let price = "<ph id='2'>{{price}}</ph>"

    private static func file1(_ tag: String, _ content: String) -> String {
        "<xliff version='1.2'>\n<file original='é' source-language='en' target-language='fr'><body>\n"
            + "\t\(tag)\(content)</trans-unit>\n</body></file></xliff>\n"
    }

    private static func unit1(_ field: String, _ translation: String) -> String {
        file1(
            "<trans-unit id='a.fr.\(field).HASH'>",
            "<source>é</source><target>\(translation)</target>")
    }

    private static let translated = "<source>é</source><target>é</target>"

    private static let xliff1: [String] = [
        unit1("title", "é &amp; &#65; ‸{{x}}"),
        unit1("title", "é <![CDATA[<\n& ‸{{x}}]]>"),
        unit1("title", "é\n ‸<x id='9'/>"),
        unit1("text.1", "é ‸<x id='1'/> \(price)"),
        unit1("text.1", "é \(link) ‸<ept id='1'>](u)</ept> \(price)"),
        unit1("text.1", "é ‸<bpt id='1'>[</bpt>le \(price)"),
        unit1("text.1", "é \(link) `‸\(price)`"),
        unit1("text.1", "\n  ‸é \(link)"),
        unit1("text.1", "‸<bpt id='1'/>lé<ept id='1'/>"),
        file1("<trans-unit resname='é' id = '‸b.fr.title.HASH'>", translated),
        file1("é ‸<trans-unit id='é'>", translated),
        file1(
            "<trans-unit id='é'>",
            "<context-group><context>\n ‸b.fr.title.HASH\n</context></context-group>" + translated),
    ]

    @Test(arguments: xliff1, lineEnds)
    func rowsOfXLIFF1(_ marked: String, _ lineEnd: String) throws {
        try expect(marked, lineEnd)
    }

    private static func unit2(_ key: String, _ segments: String) -> String {
        "<xliff version='2.0' srcLang='en' trgLang='fr'>\n<file id='é'>"
            + "<unit name='é' id='\(key).HASH'>\n\(segments)</unit></file></xliff>\n"
    }

    private static func segment(_ translation: String) -> String {
        "<segment><source>é</source><target>\(translation)</target></segment>"
    }

    private static let xliff2: [String] = [
        unit2("a.fr.title", segment("Soldé ") + segment("ü &lt; ‸{{x}}")),
        unit2("a.fr.title", segment("é") + "<ignorable><source>ü ‸{{x}}</source></ignorable>"),
        unit2("a.fr.text.1", segment("é ‸<ph id='9'/>")),
        unit2(
            "a.fr.text.1",
            segment("é *<sc id='1'/>lé<ec startRef='1'/>* ‸<ec startRef='1'/> <ph id='2'/>")),
        unit2("‸b.fr.title", segment("é")),
    ]

    @Test(arguments: xliff2, lineEnds)
    func rowsOfXLIFF2(_ marked: String, _ lineEnd: String) throws {
        try expect(marked, lineEnd)
    }

    @Test(arguments: lineEnds)
    func aParagraphThatCannotBeWritten(_ lineEnd: String) throws {
        let rows = Self.entry("text.1", #"msgstr "Ün.""#) + Self.entry("text.2", #"msgstr "‸<div>é</div> deux.""#)
        try expect(rows, lineEnd, source: "---\ntitle: A\n---\nOne.\n\nTwo <div>x</div>.\n")
    }

    /// Some are looked for; how many others there are is told where the first of them stands.
    @Test func moreAddressesThanAreLookedFor() throws {
        let workspace = try ExchangeWorkspace(["a.md": Self.source])
        let campaign = try #require(try workspace.read().campaigns.first)
        let addresses = (100..<130).map { "https://a.b/\($0)" }.joined(separator: " ")
        let text = Self.entry("title", "msgstr \"é \(addresses)\"")
            .replacing("HASH", with: SourceFingerprint.of(campaign.source))
        let rows = try ExchangeFile.read(Array(text.utf8)).rows.map { ImportedRow(file: "fr", row: $0) }
        let findings = try workspace.imported(rows).findings
        #expect(findings.map(\.position.column) == (0...20).map { 11 + 16 * $0 })
        #expect(findings.inReadingOrder() == findings)
        #expect(findings.last?.message == "10 more of “lost-placeholder” were found in this file, and are not listed")
    }
}
