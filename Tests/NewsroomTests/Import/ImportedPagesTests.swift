import Campaigns
import Newsroom
import Testing

/// What the checks say of pages that were imported as they are.
@Suite struct ImportedPagesTests {
    private func workspace(_ files: [String: String]) throws -> TestWorkspace {
        try TestWorkspace(
            files.merging(["newsadmin.yml": TestWorkspace.configuration("en", clients: "clients: {notable: {}}")]) {
                $1
            })
    }

    @Test(
        "A page that sets the flag by itself ends its message, whether it is at hand or not",
        arguments: [
            ("<button onclick=\"setFlag('done', true); dismiss()\">Never again</button>", false),
            ("<button onclick=\"dismiss()\">OK</button>", true), (nil, false),
        ] as [(String?, Bool)])
    func pagesThatEndTheirMessages(_ page: String?, _ isEndless: Bool) throws {
        let control = """
            {"sale": {"conditions": {"all": {"flagNotSet": "done"}}, "entry": "b", "views": {
              "b": {"file": "https://x.example/views/b.html"}}}}
            """
        var files = ["old/control.json": control]
        files["old/views/b.html"] = page
        let workspace = try workspace(files)
        let feed = workspace.folder + "/old/control.json"
        let result = try Importing(ImportPlan(folder: workspace.folder, feeds: [feed], client: "notable", locales: []))
            .run()
        #expect(result.findings.isEmpty, "\(result.findings.map(\.description))")
        #expect(try workspace.text("campaigns/sale.md").contains("show: untilAction"))
        #expect(try workspace.check().contains { $0.rule.id == "notable-endless" } == isEndless)
    }
}
