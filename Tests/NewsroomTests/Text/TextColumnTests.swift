import Testing

@testable import Newsroom

@Suite struct TextColumnTests {
    @Test(
        arguments: [
            ("", []), ("one two", ["one two"]), ("one two three", ["one two", "three"]), ("one  two", ["one  two"]),
            ("one twothree four", ["one", "twothree", "four"]), ("abcdefghijkl", ["abcdefgh", "ijkl"]),
            ("日本語です", ["日本語で", "す"]), ("a日本語です", ["a日本語", "です"]), ("a\u{1B}[2J", ["a\\u{1B}[", "2J"]),
            ("1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16", ["1 2 3 4", "5 6 7 8", "9 10 11…"]),
        ] as [(String, [String])])
    func textIsBrokenAtTheWidth(_ text: String, _ lines: [String]) {
        #expect(TextColumn(8, mostLines: 3).lines(text) == lines)
    }

    @Test(arguments: [("ab", "ab  "), ("日", "日  "), ("سلام", "سلام\u{200E}"), ("سل", "سل\u{200E}  ")])
    func linesAreFilledUpToTheWidth(_ line: String, _ filled: String) {
        #expect(TextColumn(4).filled(line) == filled)
    }
}
