import Campaigns
import Clients
import Foundation
import Testing

@testable import Newsroom

@Suite struct RuleExplanationTests {
    @Test func everyRuleIsExplainedAndEveryExplanationIsOfARule() {
        let rules = WorkspaceVocabulary.standard.rules.map(\.id)
        #expect(RuleExplanation.all.map(\.rule).sorted() == rules.sorted())
    }

    @Test func thePageInTheProgramIsThatOfTheRepository() throws {
        let page = RulesDocument.repository.appending(path: "docs/rules.md")
        #expect(RuleExplanation.page == (try String(contentsOf: page, encoding: .utf8)))
    }

    @Test func aSectionIsShownWithoutTheMarksOfMarkdown() {
        #expect(
            RuleExplanation.of("unlisted-scheme")?.text == """
                unlisted-scheme

                warning

                The action opens an address whose scheme is neither a common one nor listed under `app.schemes`. If no app on the phone opens
                it, a tap does nothing; iNotify 1.5.6 does not even show the message, nor any below it.

                    ---
                    title: Spring sale
                    action: {url: "player://sale", label: Show me}
                    ---
                    Everything is half price.

                Fix: list the scheme under `app.schemes` if the app opens it, else use `https`.

                """)
    }

    @Test func anExampleOfTheConfigurationIsNamed() {
        let text = RuleExplanation.of("bad-time-zone")?.text ?? ""
        #expect(text.contains("\n\nIn newsadmin.yml:\n\n    timeZone: Berlin\n\n"))
    }

    @Test func noSectionKeepsAMarkThatMeansNothingOnATerminal() {
        for section in RuleExplanation.all {
            for line in section.text.split(separator: "\n") where !line.hasPrefix("    ") {
                #expect(!line.contains("```") && !line.contains("]("), "\(section.rule): \(line)")
            }
        }
    }

    @Test func theProgramExplainsWithoutAWorkspace() throws {
        let folder = FileManager.default.temporaryDirectory.path
        let outcome = try Program.run(["check", "--explain", "bad-date"], in: folder)
        #expect(outcome.status == 0 && outcome.messages == "")
        #expect(outcome.output == RuleExplanation.of("bad-date")?.text)
    }

    @Test func anExplanationIsAlsoThereAsJSON() throws {
        let folder = FileManager.default.temporaryDirectory.path
        let outcome = try Program.run(["check", "--explain", "bad-date", "--json"], in: folder)
        #expect(outcome.status == 0)
        let root = try JSONReader().read(Array(outcome.output.utf8))
        #expect(root["schema"] == "newsadmin/explain/1")
        #expect(root["rule"] == "bad-date" && root["severity"] == "error" && root["locked"] == true)
        #expect(root["text"]?.string == RuleExplanation.of("bad-date")?.text)
        #expect(try Program.run(["check", "--explain", "bad-date", "--format", "sarif"], in: folder).status == 2)
    }

    @Test func rulesWithAWordInCommonAreNamed() {
        #expect(RuleExplanation.names(like: "translation-gone").contains("missing-translation"))
        #expect(RuleExplanation.names(like: "xyz") == [])
    }

    @Test func aMisspeltRuleIsWrongUsage() throws {
        let folder = FileManager.default.temporaryDirectory.path
        let outcome = try Program.run(["check", "--explain", "bad-dates"], in: folder)
        #expect(outcome.status == 2 && outcome.output == "")
        #expect(outcome.messages.contains("there is no rule “bad-dates”; did you mean “bad-date”?"))
    }
}
