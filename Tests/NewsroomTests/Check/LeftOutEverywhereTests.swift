import Campaigns
import Testing

@Suite struct LeftOutEverywhereTests {
    /// What is found of a campaign with this front matter, and of its French translation.
    private func findings(
        _ front: String, french: String? = nil, missing: String = "fr: leave-out"
    ) throws -> [String] {
        var files = [
            "newsadmin.yml": TestWorkspace.configuration("en, fr, ar", more: "missing: {\(missing)}"),
            "campaigns/2026-11-20-a.md": "---\n\(front)\n---\nText\n",
        ]
        files["campaigns/2026-11-20-a.fr.md"] = french
        let workspace = try TestWorkspace(files)
        defer { withExtendedLifetime(workspace) {} }
        return try workspace.check().filter { $0.rule.id == "left-out-everywhere" }
            .map { "\($0.position.file) \($0.severity.rawValue): \($0.suggestion ?? "")" }
    }

    @Test func aCampaignForOneLocaleThatIsLeftOutReachesNobody() throws {
        #expect(
            try findings("title: A\nlocales: [fr]") == [
                "campaigns/2026-11-20-a.md warning: add 2026-11-20-a.fr.md, or add en to its locales"
            ])
    }

    @Test func oneForSeveralSuchLocalesIsToldOnce() throws {
        let found = try findings("title: A\nlocales: [fr, ar]", missing: "default: leave-out")
        #expect(found == ["campaigns/2026-11-20-a.md warning: add 2026-11-20-a.fr.md, or add en to its locales"])
    }

    @Test func aTranslationThatIsNotCompleteIsToBeCompleted() throws {
        let found = try findings("title: A\nlocales: [fr]", french: "---\ntitle: B\n---\n")
        let wanted = "write title and text into campaigns/2026-11-20-a.fr.md"
        #expect(found == ["campaigns/2026-11-20-a.md warning: \(wanted), or add en to its locales"])
    }

    @Test(arguments: [
        "title: A", "title: A\nlocales: [fr, ar]", "title: A\nlocales: [ar]", "title: A\nlocales: [fr]\ndraft: true",
        "title: A\nlocales: [fr]\nallow: [left-out-everywhere]", "locales: [fr, ar]",
    ])
    func othersReachSomebodyOrAreNotMeantTo(_ front: String) throws {
        #expect(try findings(front).isEmpty)
    }

    @Test(arguments: ["---\ntitle: B\n---\nTexte\n", "---\ntitle: [\n---\nTexte\n"])
    func aTranslationIsThereOrHasErrorsOfItsOwn(_ french: String) throws {
        #expect(try findings("title: A\nlocales: [fr]", french: french).isEmpty)
    }
}
