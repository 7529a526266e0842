import Campaigns
import Testing

@Suite struct MisspeltMoreTests {
    private func expect(_ marker: String, _ expected: KeyValuePairs<Character, String>) throws {
        let workspace = try TestWorkspace(
            [
                "campaigns/a.md": "---\ntitle: A\n---\nOne.\n\n①\(marker)\n\nTwo.\n",
                "campaigns/a.fr.md": "---\ntitle: B\n---\nUn.\n\n①\(marker)\n\nDeux.\n",
            ], locales: "en, fr")
        workspace.expect(try workspace.findings(), at: expected)
    }

    @Test(arguments: [
        "<!-- More -->", "<!--MORE-->", "<!-- mor -->", "<!-- mroe -->", "<!-- more... -->", "<!—more—>",
        "<!–– more ––>", "<--more-->", "<! -- more -- >", "<!-- read more -->", "Text <!-- More --> and text",
    ])
    func aMarkerThatIsWrittenInAnotherWayIsFound(_ marker: String) throws {
        let text = marker.hasPrefix("<") ? marker : "<!-- More --> and text"
        try expect(text, ["①": "misspelt-more"])
    }

    @Test(arguments: [
        "<!-- more -->", "<!--more-->", "<!-- a note -->", "<!-- once more -->", "<more>", "<b>more</b>", "a < more >",
        "<!-- more: check the price -->", "<https://example.com/more>",
    ])
    func theMarkerItselfAndOtherCommentsAreFine(_ marker: String) throws {
        try expect(marker, [:])
    }
}
