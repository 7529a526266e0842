import Testing

@testable import Campaigns

@Suite struct TranslationWithoutMoreTests {
    private static let source = "---\ntitle: A\nbuttons: {more: {label: More}}\n---\nOne.\n\n<!-- more -->\n\nTwo.\n"

    private func findings(source: String = source, translation: String) throws -> (TestWorkspace, [Diagnostic]) {
        let workspace = try TestWorkspace(
            ["campaigns/a.md": source, "campaigns/a.fr.md": translation], locales: "en, fr, de")
        let findings = try workspace.messages(of: "a").findings.filter { $0.rule == .translationWithoutMore }
        return (workspace, findings)
    }

    @Test func aTranslationThatIsNotPartedLikeItsSourceIsFound() throws {
        let (workspace, findings) = try findings(translation: "---\ntitle: B\n---\n①Un.\n\nDeux.\n")
        workspace.expect(findings, at: ["①": "translation-without-more"])
        #expect(findings.map(\.locales) == [["fr"]])
        #expect(findings.allSatisfy { $0.message.hasSuffix("has nothing to show, and banners show the whole text") })
    }

    @Test func withoutAButtonTheBannerIsNamedAlone() throws {
        let source = Self.source.replacing("buttons: {more: {label: More}}\n", with: "")
        let (_, findings) = try findings(source: source, translation: "---\ntitle: B\n---\nUn.\n\nDeux.\n")
        #expect(
            findings.map(\.message) == [
                "the source is divided by <!-- more -->, and this is not: banners show the whole text"
            ])
    }

    @Test(arguments: ["---\ntitle: B\n---\nUn.\n\n<!-- more -->\n\nDeux.\n", "---\ntitle: B\n---\n"])
    func aTranslationThatIsPartedOrTakesItsTextFromTheSourceIsFine(_ translation: String) throws {
        #expect(try findings(translation: translation).1.isEmpty)
    }

    @Test func aSourceInOnePieceWantsNothing() throws {
        let source = "---\ntitle: A\n---\nOne.\n"
        #expect(try findings(source: source, translation: "---\ntitle: B\n---\nUn.\n").1.isEmpty)
    }
}
