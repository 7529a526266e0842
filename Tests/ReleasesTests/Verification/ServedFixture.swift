import Campaigns
import Files
import Foundation
import Testing

@testable import Releases

/// Two releases of French: `a.plist` changes with the second one, and again at noon; the page never does.
struct ServedFixture {
    static let morning = Instant(seconds: 1_795_132_800)
    static let first = "first " + String(repeating: "long ", count: 400)
    static let second = "second " + String(repeating: "long ", count: 400)
    static let third = "third " + String(repeating: "long ", count: 400)
    static let dropped = "dropped"
    static let page = "<p>page</p>"

    static func hour(_ hours: Int64) -> Instant { morning.advanced(seconds: hours * 3600) }

    static func hash(_ text: String) -> String { SHA256Digest(of: Array(text.utf8)).hexadecimal }

    static var ledger: LocaleLedger { ledger(secondAt: hour(2)) }

    /// The ledger with its second release at that time.
    private static func ledger(secondAt time: Instant) -> LocaleLedger {
        var ledger = LocaleLedger(locale: "fr")
        ledger.releases = [
            release(1, at: hour(0), [hour(0): first, hour(6): dropped]),
            release(2, at: time, [time: second, hour(12): third]),
        ]
        for text in [first, second, third, dropped, page] { ledger.fileSizes[hash(text)] = text.utf8.count }
        return ledger
    }

    private static func release(_ number: Int, at time: Instant, _ feeds: [Instant: String]) -> ReleaseManifest {
        var release = ReleaseManifest(
            locale: "fr", number: number, kind: .release, time: time, author: "A", previous: nil, horizon: hour(2000))
        release.states = feeds.mapValues { feed in
            [
                "feeds/notable/fr/control.json": hash(feed), "feeds/notable/fr/views/a/banner.html": hash(page),
                "push/fr.json": hash(page),
            ]
        }
        return release
    }

    static func tree(at now: Instant = hour(3), secondAt time: Instant = hour(2)) -> ServedTree {
        let ledger = ledger(secondAt: time)
        return ServedTree(
            timelines: [ServedTimeline(of: ledger, at: now)].compactMap { $0 }, sizes: ledger.fileSizes, clients: [],
            clock: .utc)
    }
}

/// A folder with the fixture's files in it, removed with the last reference to it.
final class ServedFolder {
    let path = FileManager.default.temporaryDirectory.path + "/served-" + UUID().uuidString

    init(feed: String?, page: String? = ServedFixture.page) throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        if let feed {
            try add("notable/fr/control.json", Array(feed.utf8))
            try pack(feed)
        }
        if let page { try add("notable/fr/views/a/banner.html", Array(page.utf8)) }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func add(_ name: String, _ bytes: [UInt8]) throws {
        let file = URL(fileURLWithPath: path + "/" + name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
    }

    func pack(_ text: String) throws {
        var compressor = GzipCompressor()
        try add("notable/fr/control.json.gz", compressor.compress(Array(text.utf8)))
    }

    /// The findings as lines, with what was found of each locale.
    func verified(
        at now: Instant = ServedFixture.hour(3), secondAt time: Instant = ServedFixture.hour(2)
    ) throws -> (lines: [String], servedLocales: [ServedLocale]) {
        let result = Verification(of: try FolderPlace(path), against: ServedFixture.tree(at: now, secondAt: time))
        #expect(result.problems.isEmpty)
        return (result.findings.map { "\($0.kind.rawValue) \($0.place): \($0.message)" }, result.servedLocales)
    }
}
