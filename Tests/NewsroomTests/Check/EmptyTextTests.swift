import Testing

@Suite struct EmptyTextTests {
    /// What is found of the text of a campaign with this front matter and body.
    private func findings(_ body: String, front: String = "", french: String? = nil) throws -> [String] {
        var files = [
            "newsadmin.yml": TestWorkspace.configuration("en, fr", clients: TestWorkspace.allClients),
            "campaigns/2026-11-20-a.md": "---\ntitle: Sale\n\(front)\n---\n\(body)\n",
        ]
        if let french { files["campaigns/2026-11-20-a.fr.md"] = "---\ntitle: Soldes\n---\n\(french)\n" }
        let workspace = try TestWorkspace(files)
        defer { withExtendedLifetime(workspace) {} }
        return try workspace.check().filter { $0.rule.id.hasSuffix("empty-text") }
            .map { "\($0.position.file) \($0.severity.rawValue) \($0.rule.id)" }
    }

    @Test(arguments: ["", "\n \n", "<!-- to be written -->", "&nbsp;", "&#8203;&nbsp;"])
    func aMessageWithoutTextIsToldOnce(_ body: String) throws {
        let expected = ["campaigns/2026-11-20-a.md warning empty-text"]
        #expect(try findings(body, front: "clients: [inotify, notable]") == expected)
    }

    @Test func eachFileWithoutTextIsTold() throws {
        let found = try findings("", front: "clients: [inotify]", french: "")
        #expect(
            found.sorted() == [
                "campaigns/2026-11-20-a.fr.md warning empty-text", "campaigns/2026-11-20-a.md warning empty-text",
            ])
    }

    @Test func anErrorOfAClientSaysItAlready() throws {
        let rules = try findings("", front: "clients: [inotify, sourse]")
        #expect(!rules.isEmpty && rules.allSatisfy { $0.hasSuffix("error sourse-empty-text") })
    }

    @Test func aTextOfOneOfItsClientsIsNotEnough() throws {
        #expect(
            try findings("", front: "clients: [inotify, ismartnews]\nismartnews: {raw: {text: hello}}") == [
                "campaigns/2026-11-20-a.md warning empty-text"
            ])
    }

    @Test(arguments: [
        ("", "clients: [inotify]\ninotify: {raw: {Message: null}}"), ("Text", "clients: [inotify]"),
        ("", "clients: [inotify]\nallow: empty-text"),
        ("", "clients: [ismartnews]\nismartnews: {urls: [\"https://example.com/\"]}"),
        ("", "clients: [notable]\nnotable: {raw: {views: {full: {file: \"https://example.com/\"}}}}"),
    ])
    func aTextOrAPageOfItsOwnIsEnough(_ body: String, _ front: String) throws {
        #expect(try findings(body, front: front).isEmpty)
    }

    @Test("What a client says as badly is not told twice", arguments: ["draft: true", "clients: [sourse]"])
    func aDraftIsToldOnce(front: String) throws {
        let found = try findings("", front: front.hasPrefix("draft") ? "clients: [sourse]\n\(front)" : front)
        #expect(!found.isEmpty && found.allSatisfy { $0.hasSuffix("sourse-empty-text") })
    }

    @Test("An error of a client stops the message only where it is one")
    func whereTheErrorOfAClientIsTurnedOff() throws {
        let found = try findings("", front: "clients: [inotify, sourse]\nallow: [sourse-empty-text]")
        #expect(found == ["campaigns/2026-11-20-a.md warning empty-text"])
    }

    @Test(arguments: [("<video src=\"a.mp4\"></video>", false), ("<!-- to be written -->", true)])
    func whatHasOnlyTagsIsNotEmptyWhereTheyAreShown(_ body: String, isEmpty: Bool) throws {
        let workspace = try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration(
                "en", clients: "clients: {notable: {}}", more: "unsafeHTML: true"),
            "campaigns/2026-11-20-a.md": "---\ntitle: Sale\n---\n\(body)\n",
        ])
        #expect(try workspace.check().contains { $0.rule.id == "empty-text" } == isEmpty)
    }
}
