import Campaigns
import Testing

@Suite struct YAMLAliasesTests {
    private func check(_ text: String) throws {
        try YAMLAliases.check(Array(text.utf8)[...])
    }

    /// Lists of ten times the list before, with which the library would compare names for years.
    private var laughs: String {
        var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
        for level in 1...10 {
            let use = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
            text += "a\(level): &a\(level) [\(use)]\n"
        }
        return text
    }

    @Test func aliasesOfAliasesAreMeasuredBeforeTheLibraryComparesThemAsNames() {
        let file = SourceFile(path: "a.yml", bytes: Array((laughs + "? *a10\n: x\n").utf8))
        #expect(throws: YAMLProblem.self) { try YAMLReader.read(file, in: 0..<file.bytes.count) }
        #expect(throws: YAMLProblem.self) { try check(laughs) }
    }

    @Test func aNameThatIsGivenTwiceHasNoAliases() throws {
        let growing = "&a x " + String(repeating: "[*a, *a]: &a [*a, *a], ", count: 40)
        #expect(throws: YAMLProblem.self) { try check(growing) }
        try check("a: &a x\nb: &a y\nc: 2 * a & *b\n")
    }

    @Test func aFeedThatManyJourneysReadIsNoProblem() throws {
        let feed = "- feed: &feed {" + (0..<200).map { "k\($0): v" }.joined(separator: ", ") + "}\n"
        try check(feed + String(repeating: "- feed: *feed\n", count: 500))
    }

    @Test func signsInPlainTextAreNoProblem() throws {
        try check(String(repeating: "a: https://a.b/?c=1&d=2 and *d* for you & *me*\n", count: 2_000))
    }
}
