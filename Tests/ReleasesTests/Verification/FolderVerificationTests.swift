import Campaigns
import Foundation
import Testing

@testable import Releases

@Suite struct FolderVerificationTests {
    private static let control = "notable/fr/control.json"
    private static let due = "what is due since 2026-11-20 02:00 UTC says something else"

    @Test func whatIsDueIsRightAndWhatIsSentIsLeftOut() throws {
        let (lines, servedLocales) = try ServedFolder(feed: ServedFixture.second).verified()
        #expect(lines.isEmpty)
        #expect(servedLocales.map(\.served) == servedLocales.map { Optional($0.due) })
        #expect(ServedFixture.tree().files.map(\.path) == [Self.control, "notable/fr/views/a/banner.html"])
    }

    @Test func theFolderAboveFeedsWillDo() throws {
        let folder = try ServedFolder(feed: nil, page: nil)
        for file in ServedFixture.tree().files {
            let text = file.path == Self.control ? ServedFixture.second : ServedFixture.page
            try folder.add("feeds/" + file.path, Array(text.utf8))
        }
        #expect(
            try folder.verified().lines == [
                "compression notable/fr/control.json.gz: the gzip form is not there; every feed, view and page of 1024 "
                    + "bytes or more has one"
            ])
    }

    @Test func somebodyElsesFolderOfThatNameBesideTheClientsIsNotTaken() throws {
        let folder = try ServedFolder(feed: ServedFixture.second)
        try folder.add("feeds/rss.xml", [1])
        #expect(try folder.verified().lines.isEmpty)
    }

    @Test func theBytesOfAnEarlierReleaseAreStale() throws {
        let (lines, servedLocales) = try ServedFolder(feed: ServedFixture.first).verified()
        #expect(
            lines == [
                "behind fr: release 2 is due since 2026-11-20 02:00 UTC, and release 1 is served",
                "stale \(Self.control): these bytes are of release 1 of fr, from 2026-11-20 00:00 UTC; \(Self.due)",
            ])
        #expect(servedLocales.map(\.isBehind) == [true])
    }

    @Test func theBytesOfAnEarlierStateAreStale() throws {
        let lines = try ServedFolder(feed: ServedFixture.second).verified(at: ServedFixture.hour(13)).lines
        #expect(
            lines == [
                "behind fr: release 2 has a state that is due since 2026-11-20 12:00 UTC, and its state of "
                    + "2026-11-20 02:00 UTC is served",
                "stale \(Self.control): these bytes are of release 2 of fr, from 2026-11-20 02:00 UTC; what is due since "
                    + "2026-11-20 12:00 UTC says something else",
            ])
    }

    @Test func theBytesOfAStateToComeAreAhead() throws {
        let lines = try ServedFolder(feed: ServedFixture.third).verified().lines
        #expect(
            lines == ["ahead \(Self.control): these bytes are not due before 2026-11-20 12:00 UTC, in release 2 of fr"])
    }

    @Test func theBytesOfAStateThatNeverCameAboutAreStale() throws {
        let folder = try ServedFolder(feed: ServedFixture.dropped)
        try FileManager.default.removeItem(atPath: folder.path + "/\(Self.control).gz")
        #expect(
            try folder.verified(at: ServedFixture.hour(7)).lines == [
                "stale \(Self.control): these bytes are of release 1 of fr and were never due, because another release "
                    + "came; \(Self.due)"
            ])
    }

    /// A script may release, deploy and release again within a second.
    @Test func `What another release followed in the same second may have been deployed`() throws {
        let folder = try ServedFolder(feed: ServedFixture.first)
        let first = try #require(
            try folder.verified(secondAt: ServedFixture.hour(0)).lines.first { $0.hasPrefix("stale") })
        #expect(
            first
                == "stale \(Self.control): these bytes are of release 1 of fr, which another release followed in the same "
                + "second; what is due since 2026-11-20 00:00 UTC says something else")
    }

    @Test func otherBytesAreAlteredAndAFileThatIsNotThereIsMissing() throws {
        let folder = try ServedFolder(feed: "other", page: nil)
        try FileManager.default.removeItem(atPath: folder.path + "/\(Self.control).gz")
        #expect(
            try folder.verified().lines == [
                "altered \(Self.control): the ledger does not know these bytes; \(Self.due)",
                "missing notable/fr/views/a/banner.html: there is no such file",
            ])
    }

    @Test func aFileLongerThanAllThatAreKnownIsNotRead() throws {
        let folder = try ServedFolder(feed: ServedFixture.second)
        try folder.add(Self.control, [UInt8](repeating: 32, count: 1 << 20))
        #expect(
            try folder.verified().lines == [
                "altered \(Self.control): it is larger than anything the ledger knows for it"
            ])
    }

    @Test(arguments: [Self.control, "notable/fr", "notable"])
    func aLinkIsNotFollowed(_ path: String) throws {
        let folder = try ServedFolder(feed: ServedFixture.second)
        try FileManager.default.moveItem(atPath: folder.path + "/" + path, toPath: folder.path + "/elsewhere")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/" + path, withDestinationPath: folder.path + "/elsewhere")
        let lines = try folder.verified().lines
        #expect(lines.contains("altered \(Self.control): \(path) is a link or no regular file, which is not followed"))
    }

    @Test func filesOfOtherStatesAreLeftOverAndOthersUnknown() throws {
        let folder = try ServedFolder(feed: ServedFixture.second)
        try folder.add("assets/a.png", [1])
        try folder.add("notable/fr/old.json.gz", [1])
        try folder.add("notable/.htaccess", [1])
        try folder.add("robots.txt", [1])
        #expect(
            try folder.verified().lines == [
                "unknown assets/a.png: the ledger has never known this file",
                "unknown notable/fr/old.json.gz: the ledger has never known this file",
            ])
    }

    @Test func aTwinOfOtherBytesIsWrongEvenWhereNoneIsNeeded() throws {
        let folder = try ServedFolder(feed: ServedFixture.second)
        try folder.pack(ServedFixture.first)
        try folder.add("notable/fr/views/a/banner.html.gz", Array("plain".utf8))
        #expect(
            try folder.verified().lines == [
                "compression \(Self.control).gz: unpacked: these bytes are of release 1 of fr, from 2026-11-20 00:00 UTC; "
                    + Self.due,
                "compression notable/fr/views/a/banner.html.gz: a server would send it in place of the file: "
                    + "it is not gzip",
            ])
    }

    @Test func aFileIsLiveSinceItsBytesHaveBeenDueWithoutABreak() {
        #expect(ServedFixture.tree().files.map(\.since) == [ServedFixture.hour(2), ServedFixture.hour(0)])
        #expect(ServedFixture.tree(at: ServedFixture.hour(13)).files[0].since == ServedFixture.hour(12))
    }

    @Test(.enabled(if: geteuid() != 0, "nothing is forbidden to root"))
    func whatOthersHideBesideItDoesNotMatter() throws {
        let folder = try ServedFolder(feed: ServedFixture.second)
        try folder.add("private/notes", [1])
        let hidden = folder.path + "/private"
        try FileManager.default.setAttributes([.posixPermissions: 0o000], ofItemAtPath: hidden)
        defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: hidden) }
        #expect(try folder.verified().lines.isEmpty)
    }
}
