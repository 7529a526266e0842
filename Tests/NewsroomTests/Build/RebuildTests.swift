import Foundation
import Testing

@testable import Newsroom

@Suite struct RebuildTests {
    private static func campaign(_ title: String) -> String { "---\ntitle: \(title)\n---\nText\n" }

    @Test func buildingTwiceTouchesNoFile() throws {
        let workspace = try TestWorkspace([
            "campaigns/2026-11-20-a.md": Self.campaign(String(repeating: "Long", count: 300))
        ])
        try workspace.build()
        try workspace.age()
        let before = try workspace.traces()
        let result = try workspace.build()
        #expect(try workspace.traces() == before)
        #expect(result.changedFeedFiles == [] && result.removedFiles == 0)
    }

    @Test func onlyTheFeedsOfAChangedTextChange() throws {
        let workspace = try TestWorkspace([
            "campaigns/2026-11-20-a.md": Self.campaign("A"), "campaigns/2026-11-20-a.fr.md": Self.campaign("B"),
        ])
        try workspace.build()
        try workspace.age()
        let before = try workspace.traces()
        try workspace.write(Self.campaign("C"), to: "campaigns/2026-11-20-a.fr.md")
        #expect(try workspace.build().changedFeedFiles == ["feeds/inotify/fr.plist"])
        #expect(try workspace.traces()["feeds/inotify/en.plist"] == before["feeds/inotify/en.plist"])
    }

    @Test func lostAndChangedFilesAreMended() throws {
        let workspace = try TestWorkspace(["campaigns/2026-11-20-a.md": Self.campaign("A")])
        try workspace.build()
        let clean = try workspace.files()
        try workspace.remove("public/feeds/inotify/en.plist")
        try workspace.write("edited", to: "public/feeds/inotify/fr.plist")
        try workspace.build()
        #expect(try workspace.files() == clean)
    }

    @Test(arguments: ["", "{", "[]", "{\"schema\": \"newsadmin/feeds/2\"}", "\u{0}"])
    func aManifestThatCannotBeReadIsReplaced(_ manifest: String) throws {
        let workspace = try TestWorkspace(["campaigns/2026-11-20-a.md": Self.campaign("A")])
        try workspace.build()
        let clean = try workspace.files()
        try workspace.write(manifest, to: "public/feeds.json")
        try workspace.build()
        #expect(try workspace.files() == clean)
    }

    @Test func aBuildOfOneLocaleLeavesTheOthersAsTheyWere() throws {
        let workspace = try TestWorkspace(["campaigns/2026-11-20-a.md": Self.campaign("A")])
        try workspace.build()
        try workspace.write(Self.campaign("B"), to: "campaigns/2026-11-20-a.md")
        #expect(try workspace.build(locales: ["fr"]).changedFeedFiles == ["feeds/inotify/fr.plist"])
        #expect(try workspace.text("public/feeds/inotify/en.plist").contains(">A<"))
        #expect(try workspace.build().changedFeedFiles == ["feeds/inotify/en.plist"])
    }

    /// The feed for all languages is made once all of them are; until then it names pages that stay.
    @Test func pagesThatTheFeedOfAllLanguagesNamesStayWithIt() throws {
        let form = "ismartnews: {form: page}"
        let workspace = try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration(clients: "clients: {ismartnews: {combined: true}}"),
            "campaigns/a.md": "---\ntitle: A\n\(form)\n---\nText\n",
            "campaigns/b.md": "---\ntitle: B\n\(form)\n---\nText\n",
        ])
        try workspace.build()
        let pages = workspace.names().filter { $0.hasSuffix(".html") && $0.hasPrefix("feeds/") }
        #expect(pages.count == 4)
        try workspace.remove("campaigns/b.md")
        try workspace.write("---\ntitel: A\n---\nTexte\n", to: "campaigns/a.fr.md")
        try workspace.build()
        #expect(workspace.names().filter { $0.hasSuffix(".html") && $0.hasPrefix("feeds/") } == pages)
        try workspace.remove("campaigns/a.fr.md")
        try workspace.build()
        #expect(workspace.names().count { $0.hasSuffix(".html") && $0.hasPrefix("feeds/") } == 2)
    }

    @Test func aLocaleOrClientThatIsNoMoreLosesItsFeeds() throws {
        let workspace = try TestWorkspace(["campaigns/2026-11-20-a.md": Self.campaign("A")])
        try workspace.write(
            TestWorkspace.configuration().replacing("inotify: {}", with: "inotify: {}, notable: {}"),
            to: "newsadmin.yml")
        try workspace.build()
        #expect(try workspace.files(below: "public/feeds/notable").keys.contains("fr/control.json"))
        try workspace.write(TestWorkspace.configuration("en"), to: "newsadmin.yml")
        try workspace.build()
        #expect(workspace.names(below: "public/feeds") == ["inotify/", "inotify/en.plist"])
    }
}
