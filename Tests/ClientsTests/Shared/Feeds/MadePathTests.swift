import Clients
import Testing

@Suite struct MadePathTests {
    private static let hash = "841d9bc6a80e1948784b6c20b839b358"

    @Test(
        arguments: [
            "feeds/inotify/fr.plist", "feeds/notable/fr/control.json", "feeds/ismartnews/fr.plist", "push/fr.json",
            "feeds/notable/fr/views/2026-11-20-sale/banner.html", "feeds/notable/fr/views/a/b..b.html",
            "feeds/ismartnews/web/fr/2026-11-20-sale.html", "feeds/ismartnews/web/fr/a.html.html",
        ] + ["png", "jpg", "jpeg", "gif", "webp"].map { "feeds/assets/\(hash).\($0)" })
    func whatClientsMakeForALocaleIsKnown(_ path: String) {
        #expect(ClientCatalogue.makes(path, in: "fr"))
    }

    @Test(arguments: [
        "feeds/evil.php", "feeds/.htaccess", "feeds/inotify/en.plist", "feeds/shop/index.html", "feeds/rss.xml",
        "feeds/inotify/fr.plist.gz", "feeds/inotify/fr.json", "feeds/inotify/fr/a.html", "feeds/ismartnews/all.plist",
        "feeds/notable/en/views/a/banner.html", "feeds/notable/fr/views/banner.html", "feeds/notable/fr/views/a/b.php",
        "feeds/notable/fr/views/a/b/c.html", "feeds/notable/fr/views/a/.html", "feeds/notable/fr/views/.a/b.html",
        "feeds/notable/fr/views/a/..b.html", "feeds/notable/fr/views/a/\u{212A}.html",
        "feeds/ismartnews/web/en/a.html", "feeds/ismartnews/web/fr/.html", "feeds/ismartnews/web/fr/a/b.html",
        "feeds/sourse/fr.json", "push/en.json", "push/fr.json/a",
        "feeds/assets/\(hash).php", "feeds/assets/\(hash).PNG", "feeds/assets/\(hash)", "feeds/assets/\(hash)0.png",
        "feeds/assets/841D9bc6a80e1948784b6c20b839b358.png", "feeds/assets/841d.png", "feeds/assets/a/\(hash).png",
        "feeds/assets/\u{301}x", "assets/\(hash).png",
    ])
    func anythingElseIsNot(_ path: String) {
        #expect(!ClientCatalogue.makes(path, in: "fr"))
    }

    /// What `deploy` writes and removes must not lie elsewhere: for file systems, a slash with a mark behind it is a slash.
    @Test(arguments: [
        "", "feeds", "feeds/", "push", "index.html", "/feeds/inotify/fr.plist", "feeds//inotify/fr.plist",
        "feeds/./inotify/fr.plist", "feeds/../inotify/fr.plist", "feeds/../\u{301}x", "push/../\u{301}x",
        "feeds/notable/fr/views/../b.html", "feeds/notable/fr/views/a/../\u{301}b.html",
        "feeds/ismartnews/web/fr/\u{301}a.html", "feeds/ismartnews/web/fr/a\u{0}.html",
        "feeds/ismartnews/web/fr/a\nb.html", "feeds/ismartnews/web/fr/\u{7F}.html",
    ])
    func whatLeadsElsewhereIsNot(_ path: String) {
        #expect(!ClientCatalogue.makes(path, in: "fr"))
    }

    @Test func aLocaleThatIsAPathLeadsNowhereElse() {
        #expect(!ClientCatalogue.makes("feeds/inotify/../x.plist", in: "../x"))
        #expect(!ClientCatalogue.isPage("feeds/notable/../../x/views/a/b.html", of: "notable", in: "../../x"))
    }

    @Test func aPageIsOfItsClient() {
        let path = "feeds/ismartnews/web/fr/a.html"
        #expect(ClientCatalogue.isPage(path, of: "ismartnews", in: "fr"))
        #expect(!ClientCatalogue.isPage(path, of: "notable", in: "fr"))
        #expect(!ClientCatalogue.isPage(path, of: "ismartnews", in: "en"))
        #expect(!ClientCatalogue.isPage("feeds/ismartnews/fr.plist", of: "ismartnews", in: "fr"))
    }
}
