import Foundation
import Testing

@testable import Newsroom

@Suite struct FeedStatesTests {
    private static let campaign = """
        ---
        title: Sale
        start: 2026-11-20T09:00
        end: 2026-12-01T00:00Z
        ---
        Text
        """

    @Test(arguments: [
        ("2026-11-20T07:59:59Z", false, "next change 2026-11-20 09:00 Europe/Berlin (2026-11-20-sale starts)"),
        ("2026-11-20T08:00:00Z", true, "next change 2026-12-01 01:00 Europe/Berlin (2026-11-20-sale ends)"),
        ("2026-11-30T23:59:59Z", true, "next change 2026-12-01 01:00 Europe/Berlin (2026-11-20-sale ends)"),
        ("2026-12-01T00:00:00Z", false, "no change ahead"),
    ])
    func aMessageIsInTheFeedFromItsStartUntilItsEnd(_ now: String, _ isThere: Bool, _ next: String) throws {
        let workspace = try TestWorkspace(["campaigns/2026-11-20-sale.md": Self.campaign], locales: "en")
        let result = try workspace.build(now: now)
        #expect(try workspace.text("public/feeds/inotify/en.plist").contains("2026/11/20-sale") == isThere)
        #expect(result.summary.contains("; \(next)\n"), "\(result.summary)")
    }

    @Test func theResultAndTheManifestNameTheNextChange() throws {
        let workspace = try TestWorkspace(["campaigns/2026-11-20-sale.md": Self.campaign], locales: "en")
        let result = try workspace.build(now: "2026-11-20T12:00:00Z")
        let root = try #require(try JSONSerialization.jsonObject(with: Data(result.json.utf8)) as? [String: Any])
        #expect(root["schema"] as? String == "newsadmin/build/1")
        #expect(
            root["nextChange"] as? [String: String]
                == [
                    "at": "2026-12-01T00:00:00Z", "local": "2026-12-01T01:00+01:00", "reason": "2026-11-20-sale ends",
                ])
        let manifest = try #require(OutputManifest(json: Array(try workspace.text("public/feeds.json").utf8)))
        #expect(manifest.since?.iso8601 == "2026-11-20T08:00:00Z")
        #expect(manifest.nextChange?.iso8601 == "2026-12-01T00:00:00Z")
        #expect(manifest.files.first { $0.kind == .feed }?.nextChange == manifest.nextChange)
    }

    @Test func severalCampaignsOfOneInstantAreCounted() throws {
        let workspace = try TestWorkspace(
            ["campaigns/2026-11-20-a.md": Self.campaign, "campaigns/2026-11-20-b.md": Self.campaign], locales: "en")
        let result = try workspace.build(now: "2026-11-20T12:00:00Z")
        #expect(result.nextChange?.reason == "2 campaigns change")
    }
}
