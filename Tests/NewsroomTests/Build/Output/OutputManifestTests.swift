import Campaigns
import Files
import Testing

@testable import Newsroom

@Suite struct OutputManifestTests {
    @Test func aManifestIsReadAsItWasWritten() {
        var manifest = OutputManifest()
        manifest.since = Instant(seconds: 1_795_165_200)
        manifest.libraries = ["zlib": "1.3.1"]
        manifest.files = [
            OutputManifest.File(
                path: "feeds/inotify/en.plist", kind: .feed, client: "inotify", locale: "en", bytes: 2000,
                gzipBytes: 300, digest: SHA256Digest(of: [1]), messages: 3, nextChange: Instant(seconds: 1_795_165_201)),
            OutputManifest.File(
                path: "index.html", kind: .dashboard, bytes: 5, digest: SHA256Digest(of: [2]), messages: 0),
        ]
        #expect(OutputManifest(json: manifest.json) == manifest)
        #expect(
            manifest.files.flatMap(\.paths) == ["feeds/inotify/en.plist", "feeds/inotify/en.plist.gz", "index.html"])
    }

    /// A manifest that somebody spoilt still tells which files are ours.
    @Test(arguments: ["", "ab", "not a digest"])
    func aFileWhoseDigestIsNoneIsStillListed(digest: String) throws {
        var manifest = OutputManifest()
        manifest.files = [
            OutputManifest.File(
                path: "index.html", kind: .dashboard, bytes: 5, digest: SHA256Digest(of: []), messages: 0)
        ]
        let spoilt = String(decoding: manifest.json, as: UTF8.self)
            .replacing(SHA256Digest(of: []).hexadecimal, with: digest)
        let read = try #require(OutputManifest(json: Array(spoilt.utf8)))
        #expect(read.files.map(\.path) == ["index.html"])
        #expect(read.files.map(\.digest) == [nil])
    }

    @Test(arguments: ["a", "feeds/a.plist", "a/b.c/..d", "...", "feeds/feeds.json"])
    func aPathBelowTheFolderIsSafe(_ path: String) {
        #expect(OutputPath.isSafe(path))
    }

    @Test(arguments: ["", "/", "/a", "a/", "a//b", ".", "..", "../a", "a/../b", "a/.", "./a", "a\u{0}", "feeds.json"])
    func otherPathsAreNot(_ path: String) {
        #expect(!OutputPath.isSafe(path))
    }
}
