import Foundation
import Testing

@testable import Newsroom

@Suite struct BuildTests {
    private static func propertyList(_ lines: String...) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        \(lines.joined(separator: "\n"))
        </plist>

        """
    }

    @Test func campaignsForOlderSystemsSayForWhich() throws {
        let workspace = try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration(clients: "clients: {notable: {}}"),
            "campaigns/2026-11-20-old.md": "---\ntitle: Old\nsystem: {before: \"17.0\"}\n---\nText\n",
        ])
        #expect(try workspace.build().isClean)
        #expect(
            try workspace.text("public/campaigns/2026-11-20-old.html").contains("all versions, on systems before 17.0"))
        #expect(try workspace.text("public/index.html").contains("all versions, on systems before 17.0"))
    }

    @Test func campaignsBecomeTheFeedsOfTheirLocales() throws {
        let workspace = try TestWorkspace([
            "campaigns/2026-11-20-sale.md": """
            ---
            title: Sale & more
            versions: {min: 1.10}
            action: {url: "https://example.com/?a=b&c", label: Show me}
            vars: {price: $5}
            ---
            *Only* {{price}}.

            - One
            - Two
            """,
            "campaigns/2026-11-20-sale.fr.md": "---\ntitle: Soldes\nvars: {price: 5 €}\n---\nSeulement {{price}} !\n",
            "campaigns/2026-11-19-old.md": "---\ntitle: Ended\nend: 2026-11-20T12:00Z\n---\nText\n",
            "campaigns/2026-11-21-draft.md": "---\ntitle: Draft\ndraft: true\n---\nText\n",
        ])
        try workspace.build()
        let expected = [
            "inotify/en.plist": Self.propertyList(
                "<dict>", "\t<key>2026/11/20-sale</key>", "\t<dict>", "\t\t<key>Title</key>",
                "\t\t<string>Sale &amp; more</string>", "\t\t<key>Message</key>", "\t\t<string>Only $5.", "",
                "• One", "• Two</string>", "\t\t<key>ActionURL</key>",
                "\t\t<string>https://example.com/?a=b&amp;c</string>", "\t\t<key>ActionButton</key>",
                "\t\t<string>Show me</string>", "\t\t<key>MinVersion</key>", "\t\t<string>1.10</string>", "\t</dict>",
                "</dict>"),
            "inotify/fr.plist": Self.propertyList(
                "<dict>", "\t<key>2026/11/20-sale</key>", "\t<dict>", "\t\t<key>Title</key>",
                "\t\t<string>Soldes</string>", "\t\t<key>Message</key>", "\t\t<string>Seulement 5 € !</string>",
                "\t\t<key>ActionURL</key>", "\t\t<string>https://example.com/?a=b&amp;c</string>",
                "\t\t<key>ActionButton</key>", "\t\t<string>Show me</string>", "\t\t<key>MinVersion</key>",
                "\t\t<string>1.10</string>", "\t</dict>", "</dict>"),
        ]
        #expect(
            try workspace.files(below: "public/feeds").mapValues { String(decoding: $0, as: UTF8.self) } == expected)
        #expect(workspace.names(below: ".newsadmin") == ["build.lock"])
    }

    @Test func aWorkspaceWithoutCampaignsHasEmptyFeeds() throws {
        let workspace = try TestWorkspace(locales: "en")
        try workspace.build()
        let feed = try #require(try workspace.files(below: "public/feeds")["inotify/en.plist"])
        #expect(String(decoding: feed, as: UTF8.self) == Self.propertyList("<dict/>"))
    }

    @Test func aFeedOfAKilobyteHasAGzipTwin() throws {
        let text = String(repeating: "news ", count: 300)
        let workspace = try TestWorkspace(
            ["campaigns/2026-11-20-a.md": "---\ntitle: A\n---\n\(text)\n"], locales: "en")
        try workspace.build()
        #expect(
            try workspace.files(below: "public/feeds").keys.sorted() == ["inotify/en.plist", "inotify/en.plist.gz"])
        try workspace.write("---\ntitle: A\n---\nnews\n", to: "campaigns/2026-11-20-a.md")
        try workspace.build()
        #expect(try workspace.files(below: "public/feeds").keys.sorted() == ["inotify/en.plist"])
    }

    @Test func theManifestListsEveryFileWithItsHash() throws {
        let workspace = try TestWorkspace(["campaigns/2026-11-20-a.md": "---\ntitle: A\n---\nText\n"])
        try workspace.build()
        let files = try workspace.files()
        let bytes = Array(try #require(files["feeds.json"]))
        let manifest = try #require(OutputManifest(json: bytes))
        #expect(Set(manifest.files.flatMap(\.paths)).union(["feeds.json"]) == Set(files.keys))
        for file in manifest.files { #expect(files[file.path]?.count == file.bytes, "\(file.path)") }
        #expect(manifest.json == bytes)
    }

    @Test func nothingIsMadeInAFolderThatIsNoWorkspace() throws {
        let workspace = try TestWorkspace()
        try workspace.remove("newsadmin.yml")
        #expect(throws: (any Error).self) { try workspace.build() }
        try workspace.write("nmae: x\n", to: "newsadmin.yml")
        #expect(throws: (any Error).self) { try workspace.build() }
        #expect(workspace.names(below: ".") == ["newsadmin.yml"])
    }
}
