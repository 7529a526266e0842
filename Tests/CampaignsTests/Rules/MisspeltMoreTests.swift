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

    @Test func ofThousandsTheFirstAreTold() throws {
        let markers = String(repeating: "<!-- mor -->\n\n", count: 2_000)
        let workspace = try TestWorkspace(["campaigns/a.md": "---\ntitle: A\n---\nOne.\n\n\(markers)"])
        // Twenty are listed, and the last one says how many others were found.
        let findings = try workspace.findings()
        #expect(findings.count == 21 && findings.last?.message.contains("480") == true, "\(findings)")
    }

    @Test(arguments: [
        "<!-- more -->", "<!--more-->", "<!-- a note -->", "<!-- once more -->", "<more>", "<b>more</b>", "a < more >",
        "<!-- more: check the price -->", "<https://example.com/more>",
    ])
    func theMarkerItselfAndOtherCommentsAreFine(_ marker: String) throws {
        try expect(marker, [:])
    }
}
