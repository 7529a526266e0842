import Testing

@testable import Campaigns

@Suite struct FrontMatterTests {
    /// The YAML and the Markdown of a file; nil where it is not parted.
    private func parts(_ text: String) -> [String]? {
        let file = SourceFile(path: "a.md", bytes: Array(text.utf8))
        var findings: [Diagnostic] = []
        let parts = FrontMatter(of: file, findings: &findings)
        #expect(findings.map(\.rule) == (parts == nil ? [.frontMatterFence] : []))
        return parts.map { [file.text($0.yaml), file.text($0.body)] }
    }

    @Test(arguments: [
        ("---\na: b\n---\nText\n", ["a: b\n", "Text\n"]),
        ("---\r\na: b\r\n---\r\nText\r\n", ["a: b\r\n", "Text\r\n"]),
        ("\u{FEFF}---\na: b\n---\nText", ["a: b\n", "Text"]), ("---\na: b\n---", ["a: b\n", ""]),
        ("---\n---\n", ["", ""]), ("---\n---", ["", ""]), ("---  \na: b\n---   \nText", ["a: b\n", "Text"]),
        ("---\na: b\n---\n\n---\n", ["a: b\n", "\n---\n"]),
        ("---\na: ---\n----\n---\nText", ["a: ---\n----\n", "Text"]),
        ("---\n ---\n---\n", [" ---\n", ""]),
    ])
    func aFileIsFrontMatterAndMarkdown(_ text: String, _ expected: [String]) {
        #expect(parts(text) == expected)
    }

    @Test(arguments: [("---\ra: b\r---\rText\r", true), ("--\ra: b", false), ("---\na: b\r---\r", false)])
    func aFileWithTheLineEndsOfOldIsToldFromOneWithoutFences(_ text: String, _ isTold: Bool) {
        var findings: [Diagnostic] = []
        #expect(FrontMatter(of: SourceFile(path: "a.md", bytes: Array(text.utf8)), findings: &findings) == nil)
        #expect(findings.map { $0.message.contains("carriage return") } == [isTold])
    }

    @Test(arguments: [
        "", "\n", "---", "---\n", "---\na: b\n", "---\na: b", "Text\n", "\n---\na: b\n---\n", " ---\na: b\n---\n",
        "--\na: b\n--\n", "----\na: b\n----\n", "---\na: b\n--- #\n", "+++\na = 1\n+++\n",
    ])
    func aFileWithoutBothFencesIsRefused(_ text: String) {
        #expect(parts(text) == nil)
    }
}
