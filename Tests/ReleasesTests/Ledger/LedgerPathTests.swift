import Releases
import Testing

@Suite struct LedgerPathTests {
    @Test(arguments: [
        "feeds/inotify/en.plist", "push/fr.json", "feeds/notable/fr/views/a/..b.html", "feeds/assets/\u{301}x",
    ])
    func aFileBelowTheOutputIsPublished(_ path: String) {
        #expect(LedgerPath.isPublished(path))
    }

    /// What `deploy` writes and removes must not lie elsewhere: for file systems, a slash with a mark behind it is a slash.
    @Test(arguments: [
        "", "feeds", "feeds/", "push", "index.html", "/feeds/a", "feeds//a", "feeds/./a", "feeds/a/..", "feeds/../a",
        "feeds/../\u{301}x", "feeds/a/../\u{301}../\u{301}x", "feeds/..//\u{301}x", "push/../\u{301}x", "feeds/a\u{0}b",
        "feeds/a\nb", "feeds/\u{7F}",
    ])
    func whatLeadsElsewhereIsNot(_ path: String) {
        #expect(!LedgerPath.isPublished(path))
    }
}
