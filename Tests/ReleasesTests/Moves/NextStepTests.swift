import Testing

@testable import Releases

@Suite struct NextStepTests {
    @Test(
        arguments: [
            (.approve(["sale"]), "newsadmin approve sale --locale en fr --reviewer NAME"),
            (.approve(["en", "it's"]), #"newsadmin approve en 'it'\''s' --locale en fr --reviewer NAME"#),
            (.approveAll, "newsadmin approve --all --locale en fr --reviewer NAME"),
            (.check, "newsadmin check --locale en fr"), (.release, "newsadmin release en fr"),
            (.deploy, "newsadmin deploy en fr"),
        ] as [(NextStep, String)])
    func commandsNameTheirLocales(_ step: NextStep, _ command: String) {
        #expect(step.command(for: ["en", "fr"])?.text() == command)
        #expect(step.text(for: ["en", "fr"]).text == command)
        #expect(step.words(for: ["en", "fr"]) == nil)
    }

    /// A workspace may have thousands of messages that nobody has sent yet.
    @Test(arguments: [
        (8, "newsadmin push c1 c2 c3 c4 c5 c6 c7 c8 --locale en"),
        (
            5000,
            "newsadmin push c1 c2 c3 c4 c5 c6 c7 c8 --locale en; and the same for 4,992 more, which status --json lists"
        ),
    ])
    func aFewOfManyCampaignsAreNamed(_ count: Int, text: String) {
        let step = NextStep.push((1...count).map { "c\($0)" })
        #expect(step.text(for: ["en"]).text == text)
        #expect(step.unnamed == count - 8)
    }

    @Test(arguments: [
        (false, "translate it in campaigns/a.fr.md, campaigns/a.de.md"),
        (
            true,
            "bring its translation up to date if need be, and confirm it (newsadmin translate confirm a --locale fr de)"
        ),
    ])
    func aTranslationIsWrittenOrElseApprovedAsItIs(isStale: Bool, words: String) {
        let step = NextStep.write(campaign: "a", file: "campaigns/a.md", isStale: isStale)
        #expect(
            step.text(for: ["fr", "de"]).text
                == "\(words), or approve it as it is: newsadmin approve a --locale fr de --reviewer NAME")
    }

    @Test func aDraftIsPublishedByHand() {
        let step = NextStep.publish(file: "campaigns/a.md")
        #expect(step.command(for: ["en"]) == nil)
        #expect(step.text(for: ["en"]) == "take “draft: true” out of campaigns/a.md")
    }
}
