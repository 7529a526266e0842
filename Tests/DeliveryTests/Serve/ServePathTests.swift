import Testing

@testable import Delivery

@Suite struct ServePathTests {
    @Test(arguments: [
        ("/feeds/a.plist?b=/../c", "feeds/a.plist"), ("/", ""), ("/feeds/", "feeds/"), ("/a%20b/..c", "a b/..c"),
        ("/a/%CC%81b", "a/\u{301}b"),
    ])
    func aTargetNamesAFile(_ target: String, _ path: String) throws {
        #expect(try ServePath.path(of: target) == path)
    }

    /// For file systems, a slash with a mark behind it is a slash.
    @Test(arguments: [
        "/..", "/a/../b", "/./a", "/a//b", "//a", "/a/../%CC%81x", "/a/..//%CC%81x", "/..//\u{301}x", "/a//%CC%81x",
        "/%2E%2E/%CC%81x", "/a%2Fb", "/a%00b", "/a%5Cb", "/%FF", "a",
    ])
    func stepsThatLeadNowhereAreRefused(_ target: String) {
        #expect(throws: ServeRefusal.self) { try ServePath.path(of: target) }
    }
}
