import Campaigns
import Testing

@Suite struct ImageTests {
    private static let files = [
        "campaigns/images/a b.png": "pixels", "campaigns/c.JPG": "other pixels", "campaigns/d.svg": "<svg/>",
        "secret.png": "secret", "templates/t.png": "template", "campaigns/ä.png": "umlaut",
    ]

    private func text(_ markdown: String, in folder: String = "campaigns/") throws -> RenderedText {
        let campaign = ["\(folder)x.md": "---\ntitle: A\n---\n\(markdown)\n"]
        let workspace = try TestWorkspace(Self.files.merging(campaign) { first, _ in first })
        try workspace.link("campaigns/linked.png", to: workspace.folder + "/secret.png")
        try workspace.link("campaigns/folder", to: workspace.folder + "/templates")
        return try #require(try workspace.messages(of: "x").messages["en"]).text.value
    }

    @Test(arguments: [
        ("campaigns/", "<images/a b.png>"), ("campaigns/", "images/a%20b.png"), ("campaigns/", "./images/a%20b.png"),
        ("campaigns/deep/er/", "../../images/a%20b.png"), ("campaigns/images/", "a%20b.png"),
        ("campaigns/", "images/../images/a%20b.png"), ("campaigns/", "{{none}}images/a%20b.png"),
    ])
    func aRelativePathIsServedUnderTheHashOfItsContent(_ folder: String, _ path: String) throws {
        let text = try text("![alt](\(path))", in: folder)
        guard !path.contains("none") else {
            return #expect(text.problems.map(\.rule) == [.unknownVariable, .missingImage])
        }
        let asset = try #require(text.assets.first)
        #expect(asset.source == "campaigns/images/a b.png")
        #expect(asset.path.wholeMatch(of: /assets\/[0-9a-f]{32}\.png/) != nil)
        #expect(
            text.html == "<p><img src=\"https://news.example.com/feeds/\(asset.path)\" alt=\"alt\" /></p>\n")
        #expect(text.problems == [])
        #expect(text.plain == "alt")
    }

    @Test(arguments: ["c.JPG", "%C3%A4.png", "ä.png"])
    func theKindIsReadWhateverItsCase(_ path: String) throws {
        #expect(try text("![a](\(path))").assets.count == 1)
    }

    @Test(arguments: [
        "none.png", "c.jpg", "d.svg", "../secret.png", "..%2fsecret.png", "%2e%2e/secret.png", "/etc/passwd",
        "%2Fetc/passwd", "images/../../secret.png", "linked.png", "folder/t.png", "images", "x.md", "file:///etc/a.png",
        "data:image/png;base64,AA==", "a.png%00", "%zz.png", "%C3.png", "", "..", ".", "//example.com/a.png",
        "images/a%20b.png?x", "../campaigns/c.JPG",
    ])
    func whatIsNoImageOfTheCampaignsIsRefused(_ path: String) throws {
        let text = try text("![alt](\(path))")
        #expect(text.problems.map(\.rule) == [.missingImage], "\(path)")
        #expect(text.assets == [])
        #expect(text.html == "<p><img src=\"\" alt=\"alt\" /></p>\n")
    }

    @Test func anImageElsewhereIsToldAndKept() throws {
        let text = try text("![alt](https://example.com/a.png)")
        #expect(text.html.contains("src=\"https://example.com/a.png\""))
        #expect(text.problems.map(\.rule) == [.externalImage])
        #expect(text.imageCount == 1)
    }
}
