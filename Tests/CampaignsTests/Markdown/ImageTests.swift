import Testing

@testable import Campaigns

@Suite struct ImageTests {
    private static let files = [
        "campaigns/images/a b.gif": "GIF89a pixels", "campaigns/c.GIF": "GIF87a other pixels",
        "campaigns/d.svg": "<svg/>",
        "secret.png": "secret", "templates/t.png": "template", "campaigns/ä.gif": "GIF89a umlaut",
    ]

    private func text(_ markdown: String, in folder: String = "campaigns/") throws -> RenderedText {
        let campaign = ["\(folder)x.md": "---\ntitle: A\n---\n\(markdown)\n"]
        let workspace = try TestWorkspace(Self.files.merging(campaign) { first, _ in first })
        try workspace.link("campaigns/linked.png", to: workspace.folder + "/secret.png")
        try workspace.link("campaigns/folder", to: workspace.folder + "/templates")
        return try #require(try workspace.messages(of: "x").messages["en"]).text.value
    }

    @Test(arguments: [
        ("campaigns/", "<images/a b.gif>"), ("campaigns/", "images/a%20b.gif"), ("campaigns/", "./images/a%20b.gif"),
        ("campaigns/deep/er/", "../../images/a%20b.gif"), ("campaigns/images/", "a%20b.gif"),
        ("campaigns/", "images/../images/a%20b.gif"), ("campaigns/", "{{none}}images/a%20b.gif"),
    ])
    func aRelativePathIsServedUnderTheHashOfItsContent(_ folder: String, _ path: String) throws {
        let text = try text("![alt](\(path))", in: folder)
        guard !path.contains("none") else {
            return #expect(text.problems.map(\.rule) == [.unknownVariable, .missingImage])
        }
        let asset = try #require(text.assets.first)
        #expect(asset.source == "campaigns/images/a b.gif")
        #expect(asset.path.wholeMatch(of: /assets\/[0-9a-f]{32}\.gif/) != nil)
        #expect(
            text.html == "<p><img src=\"https://news.example.com/feeds/\(asset.path)\" alt=\"alt\" /></p>\n")
        #expect(text.problems == [])
        #expect(text.plain == "alt")
    }

    @Test(arguments: ["c.GIF", "%C3%A4.gif", "ä.gif"])
    func theKindIsReadWhateverItsCase(_ path: String) throws {
        #expect(try text("![a](\(path))").assets.count == 1)
    }

    @Test(arguments: [
        "none.png", "c.gif", "d.svg", "../secret.png", "..%2fsecret.png", "%2e%2e/secret.png", "/etc/passwd",
        "%2Fetc/passwd", "images/../../secret.png", "linked.png", "folder/t.png", "images", "x.md", "file:///etc/a.png",
        "data:image/png;base64,AA==", "a.png%00", "%zz.png", "%C3.png", "", "..", ".", "//example.com/a.png",
        "images/a%20b.gif?x", "../campaigns/c.GIF",
    ])
    func whatIsNoImageOfTheCampaignsIsRefused(_ path: String) throws {
        let text = try text("![alt](\(path))")
        #expect(text.problems.map(\.rule) == [.missingImage], "\(path)")
        #expect(text.assets == [])
        #expect(text.html == "<p><img src=\"\" alt=\"alt\" /></p>\n")
    }

    /// Most file systems take two forms of one letter for two names.
    @Test(arguments: [("e\u{301}.gif", "%C3%A9.gif"), ("\u{E9}.gif", "e%CC%81.gif")])
    func anImageWhoseNameIsOnlyAnotherFormOfTheSameLettersIsNotThere(_ name: String, _ other: String) throws {
        let workspace = try TestWorkspace(["campaigns/x.md": "---\ntitle: A\n---\n![a](\(other)) ![b](\(name))\n"])
        try workspace.write(Array("GIF89a pixels".utf8), to: "campaigns/" + name)
        let text = try #require(try workspace.messages(of: "x").messages["en"]).text.value
        #expect(text.problems.map(\.rule) == [.missingImage])
        #expect(text.problems.first?.message.contains("there is no campaigns/") == true)
        #expect(text.assets.count == 1)
    }

    @Test(
        arguments: [
            ("a.png", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0], nil),
            ("a.jpg", [0xFF, 0xD8, 0xFF, 0xE0], nil), ("a.JPEG", [0xFF, 0xD8, 0xFF, 0xDB], nil),
            ("a.gif", Array("GIF89a".utf8), nil), ("a.webp", Array("RIFF\u{1}\u{2}\u{3}\u{4}WEBPVP8 ".utf8), nil),
            ("a.png", [], "it is empty; save or export it again"),
            ("a.png", [0x89, 0x50, 0x4E, 0x47], "it is no PNG image; save or export it as one"),
            ("a.jpg", Array("<!doctype html>".utf8), "it is no JPEG image; save or export it as one"),
            ("a.webp", Array("RIFF\u{1}\u{2}\u{3}\u{4}WAVE".utf8), "it is no WebP image; save or export it as one"),
            (
                "a.png", [0xFF, 0xD8, 0xFF, 0xE0],
                "it is named like a PNG image, but is a JPEG image; name it .jpg, here too"
            ),
            (
                "a.png", Array("version https://git-lfs.github.com/spec/v1\noid sha256:0\n".utf8),
                "it is a pointer of Git LFS, which stands in for the image; run git lfs pull"
            ),
        ] as [(String, [UInt8], String?)])
    func anImageIsWhatItsNameSays(_ name: String, _ bytes: [UInt8], _ refusal: String?) throws {
        let workspace = try TestWorkspace(["campaigns/x.md": "---\ntitle: A\n---\n①![a](\(name))\n"])
        try workspace.write(bytes, to: "campaigns/" + name)
        let findings = try workspace.messages(of: "x").findings
        workspace.expect(findings, at: refusal == nil ? [:] : ["①": "missing-image"])
        guard let refusal, let finding = findings.first else { return }
        #expect(
            "\(finding.message); \(finding.suggestion ?? "")" == "the image “\(name)” cannot be used: \(refusal)")
    }

    @Test(arguments: [
        (12_999, 12, true, false), (13_000, 12, true, true), (13_000, 13, true, false), (13_000, 12, false, false),
    ])
    func anImageThatTakesLongToLoadIsToldWherePhonesLoadIt(
        _ size: Int, _ limit: Int, _ isLoaded: Bool, _ isTold: Bool
    ) throws {
        let workspace = try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration("en")
                + "rules: {large-image: {severity: warning, limit: \(limit)}}\n",
            "campaigns/x.md": "---\ntitle: A\n---\n①![a](a.gif)\n",
        ])
        try workspace.write(Array("GIF89a".utf8) + Array(repeating: 0, count: size - 6), to: "campaigns/a.gif")
        let findings = try workspace.messages(of: "x", wantsHTML: isLoaded).findings
        workspace.expect(findings, at: isTold ? ["①": "large-image"] : [:])
        if isTold { #expect(findings[0].message.contains("“a.gif” has 13 KB")) }
    }

    @Test func anImageElsewhereIsToldAndKept() throws {
        let text = try text("![alt](https://example.com/a.png)")
        #expect(text.html.contains("src=\"https://example.com/a.png\""))
        #expect(text.problems.map(\.rule) == [.externalImage])
        #expect(text.imageCount == 1)
    }
}
