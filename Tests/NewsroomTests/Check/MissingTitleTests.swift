import Testing

@Suite struct MissingTitleTests {
    /// The rules that find something in a campaign with this front matter.
    private func rules(_ front: String) throws -> [String] {
        let workspace = try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration("en, fr", clients: TestWorkspace.allClients),
            "campaigns/2026-11-20-a.md": """
            ---
            \(front)
            clients: [notable]
            notable: {entry: nobody}
            action: {url: "javascript:a", label: Go}
            ---
            One {{two}}  three.

            """,
            "campaigns/2026-11-20-a.fr.md": "---\ntitle: Soldes\naction: {label: Voir}\n---\nUn {{deux}}  trois.\n",
        ])
        defer { withExtendedLifetime(workspace) {} }
        return try workspace.check().map(\.rule.id)
    }

    @Test(arguments: ["draft: false", "title:", "title: \"\"", "title: [a]", "titel: Sale"])
    func whatElseIsWrongWithACampaignIsToldAtOnce(_ front: String) throws {
        let all = try rules(front)
        for rule in ["unknown-variable", "text-double-space", "action-address", "notable-entry-view"] {
            #expect(all.contains(rule), "\(all)")
        }
        #expect(all.count { $0 == "unknown-variable" } == 2, "\(all)")
        #expect(all.count { $0 == "never-compared" } == 1, "\(all)")
        #expect(all.count { $0 == "stale-translation" } == 0, "\(all)")
    }

    @Test func aTitleThatIsThereIsLookedAtOnce() throws {
        let all = try rules("title: Sale")
        #expect(all.count { $0 == "unknown-variable" } == 2, "\(all)")
    }
}
