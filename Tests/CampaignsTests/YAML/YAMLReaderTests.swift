import Testing

@testable import Campaigns

@Suite struct YAMLReaderTests {
    private func read(_ text: String) throws -> YAMLNode? {
        let file = SourceFile(path: "a.yml", bytes: Array(text.utf8))
        return try YAMLReader.read(file, in: 0..<file.bytes.count)
    }

    private func problem(in text: String) -> YAMLProblem? {
        #expect(throws: YAMLProblem.self) { try read(text) }
    }

    @Test(arguments: ["1.10", "0x1F", "no", "yes", "2026-11-20", "12:30:45", "1e3", "0o17", "007", ".5", "+1"])
    func scalarsKeepTheirCharacters(_ text: String) throws {
        #expect(
            try read("a: \(text)")?.content
                == .mapping([.init(key: "a", keyOffset: 0, value: YAMLNode(.scalar(text, isQuoted: false), at: 3))]))
    }

    @Test func nothingIsReadWhereThereIsNothing() throws {
        #expect(try read("") == nil)
        #expect(try read("# a comment\n\n") == nil)
    }

    @Test(arguments: [
        "a: [①", "a: \"b①", "a: b\n ① c: d: e", "a: ①@b", "a: ①*b", "a: {b: c①", "①\u{1}: a",
    ])
    func whatIsNoYAMLIsAProblem(_ marked: String) {
        let text = MarkedText(marked)
        #expect(problem(in: text.text) != nil)
    }

    @Test func problemsNameTheirPlace() throws {
        #expect(problem(in: "title: Ä\nurl: @b\n")?.offset == "title: Ä\nurl: ".utf8.count)
    }

    /// YAML ends lines where editors do not show it; places are those of the file all the same.
    @Test(arguments: ["\u{85}", "\u{2028}", "\u{2029}", "\r", "\r\n", "\n"])
    func linesEndWhereYAMLEndsThem(_ separator: String) throws {
        let text = "title: \"A\(separator)B\" # c\(separator)\nend: x\nlist: [ä, b]\n"
        let file = SourceFile(path: "a.md", bytes: Array(text.utf8))
        let node = try #require(try YAMLReader.read(file, in: 0..<text.utf8.count))
        guard case .mapping(let entries) = node.content, case .sequence(let items) = entries[2].value.content else {
            Issue.record("\(node)")
            return
        }
        func offset(of word: String) -> Int {
            text.utf8.distance(from: text.startIndex, to: text.range(of: word)?.lowerBound ?? text.startIndex)
        }
        #expect(entries.map(\.key) == ["title", "end", "list"])
        #expect(entries.map(\.keyOffset) == ["title", "end", "list"].map(offset))
        #expect(entries[1].value.offset == offset(of: "x"))
        #expect(items[1].offset == offset(of: "b]"))
    }

    @Test(arguments: ["title: A\u{2028}B\nend: x", "# c \u{85} d\ntitle: A"])
    func aLineEndThatNobodySeesIsNamed(_ text: String) throws {
        let file = SourceFile(path: "a.md", bytes: Array(text.utf8))
        let problem = #expect(throws: YAMLProblem.self) { try YAMLReader.read(file, in: 0..<text.utf8.count) }
        #expect(problem?.message.hasPrefix("an invisible line end (U+") == true, "\(problem?.message ?? "")")
        let place = text.unicodeScalars.firstIndex { ["\u{85}", "\u{2028}"].contains($0) }
        #expect(problem?.offset == place.map { text.utf8.distance(from: text.startIndex, to: $0) })
    }

    @Test func aSecondDocumentIsAProblem() {
        #expect(problem(in: "a: b\n---\nc: d\n") != nil)
    }

    @Test func aNameThatIsNoTextIsAProblem() {
        #expect(problem(in: "? [a, b]\n: c\n")?.message == "a name must be text, not a list or a mapping")
    }

    @Test func aliasesAreCountedAsOftenAsTheyAreUsed() {
        var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
        for level in 1...8 {
            let use = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
            text += "a\(level): &a\(level) [\(use)]\n"
        }
        #expect(problem(in: text)?.rule == .overLimit)
    }

    @Test(arguments: ["[", "{a: ", "- ", "a:\n", "? "])
    func deepNestingIsNoCrash(_ piece: String) {
        var text = ""
        for level in 0..<1500 { text += piece == "a:\n" ? String(repeating: " ", count: level) + piece : piece }
        _ = try? read(text)
    }

    @Test func manyValuesAreNoCrash() {
        #expect(problem(in: "a: [" + String(repeating: "b, ", count: 50_000) + "b]") != nil)
    }

    /// Texts beyond a limit, and how what is told of them begins; each by itself, because the compiler takes seconds for
    /// a list of such expressions.
    private static let beyondLimits: [(String, String)] = {
        let longList: String = "a: [" + String(repeating: "b, ", count: 1000) + "b]"
        let longBlock: String = "a:\n" + String(repeating: "- b\n", count: 1001)
        let names: [String] = (0...1000).map { "a\($0): b" }
        let brackets: String = String(repeating: "[", count: 65) + String(repeating: "]", count: 65)
        let steps: [String] = (0...65).map { String(repeating: " ", count: $0) + "a:\n" }
        return [
            (longList, "a list of more than 1000 items"), (longBlock, "a list of more than 1000 items"),
            (names.joined(separator: "\n") + "\n", "a mapping of more than 1000 names"),
            ("a: {" + names.joined(separator: ", ") + "}", "a mapping of more than 1000 names"),
            ("a: " + brackets, "more than 64 lists and"), (steps.joined(), "more than 64 lists and"),
        ]
    }()

    @Test(arguments: beyondLimits)
    func whatIsMoreThanALimitIsRefused(_ text: String, _ message: String) {
        let problem = problem(in: text)
        #expect(problem?.rule == .overLimit)
        #expect(problem?.message.hasPrefix(message) == true)
    }

    @Test(arguments: [
        "a: [" + String(repeating: "b, ", count: 999) + "b]", (0..<1000).map { "a\($0): b\n" }.joined(),
        "a: " + String(repeating: "[", count: 64) + String(repeating: "]", count: 64),
        (0..<64).map { String(repeating: " ", count: $0) + "a:\n" }.joined(),
    ])
    func whatIsWithinTheLimitsIsRead(_ text: String) throws {
        #expect(try read(text) != nil)
    }
}
