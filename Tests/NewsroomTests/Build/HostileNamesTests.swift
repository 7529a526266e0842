import Newsroom
import Testing

@Suite struct HostileNamesTests {
    /// An error in a draft stops nothing, so its views are written as previews whatever they are called.
    @Test(arguments: ["../../../../../../outside", "/outside", "..", "a/b", "a\\0b"])
    func aViewOfADraftIsNotWrittenOutsideOfTheOutput(_ name: String) throws {
        let workspace = try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration().replacing("{inotify: {}}", with: "{notable: {}}"),
            "campaigns/2026-11-20-a.md": """
            ---
            title: A
            draft: true
            notable: {views: {"\(name)": {height: 100}, banner: {}}}
            ---
            Text

            """,
        ])
        let before = workspace.names(below: ".").filter { !$0.hasPrefix("public") && !$0.hasPrefix(".newsadmin") }
        let result = try workspace.build()
        #expect(result.isClean)
        let after = workspace.names(below: ".").filter { !$0.hasPrefix("public") && !$0.hasPrefix(".newsadmin") }
        #expect(after == before)
        #expect(
            workspace.names(below: "public/previews").filter { $0.hasSuffix(".html") }.allSatisfy {
                $0.hasSuffix("/2026-11-20-a/banner.html")
            })
    }
}
