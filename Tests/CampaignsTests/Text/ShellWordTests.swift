import Campaigns
import Testing

@Suite struct ShellWordTests {
    @Test(arguments: [
        ("2026-11-20-sale", "2026-11-20-sale"), ("", "''"), ("a b", "'a b'"), ("$(id)", "'$(id)'"),
        ("…", "…"), ("it's", #"'it'\''s'"#), ("'\u{301};id", "''\\''\u{301};id'"),
    ])
    func aShellTakesItForOneWord(_ word: String, _ expected: String) {
        #expect(Array(ShellWord.quoted(word).utf8) == Array(expected.utf8))
    }
}
