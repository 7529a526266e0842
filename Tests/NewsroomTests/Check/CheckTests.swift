import Foundation
import Testing

@testable import Campaigns
@testable import Newsroom

@Suite struct CheckTests {
    private static let files = [
        "campaigns/2026-11-20-a.md": "---\ntitle: Two  spaces\nshow: often\n---\nText\n",
        "campaigns/2026-11-21-b.md": "---\ntitle: B\n---\nText\n",
    ]

    @Test func nothingIsWritten() throws {
        let workspace = try TestWorkspace(Self.files, locales: "en")
        let before = workspace.names(below: ".")
        #expect(try workspace.check().map(\.rule.id) == ["text-double-space", "wrong-type"])
        let outcome = try Program.run(["check"], in: workspace.folder)
        #expect(outcome.status == 1)
        #expect(workspace.names(below: ".") == before)
    }

    @Test func theExitCodeSaysWhatWasFound() throws {
        let warning = ["campaigns/2026-11-20-a.md": "---\ntitle: Two  spaces\n---\nText\n"]
        let workspace = try TestWorkspace(warning, locales: "en, fr")
        #expect(try Program.run(["check"], in: workspace.folder).status == 0)
        #expect(try Program.run(["check", "--strict"], in: workspace.folder).status == 1)
        #expect(try Program.run(["check", "--locale", "xx"], in: workspace.folder).status == 2)
        let joined = try Program.run(["check", "--locale", "en, fr"], in: workspace.folder)
        #expect(joined.messages.contains("; write several with spaces between them: en fr"), "\(joined.messages)")
        #expect(try Program.run(["check", "--format", "xml"], in: workspace.folder).status == 2)
        #expect(try Program.run(["check", "--workspace", "none"], in: workspace.folder).status == 2)
    }

    @Test func whatIsWrongWithTheConfigurationIsToldInOneRun() throws {
        let configuration = TestWorkspace.configuration().replacing(
            "{inotify: {}}", with: "{inotify: {clientVersion: 3}, sourse: {topic: news}}")
        let workspace = try TestWorkspace(["newsadmin.yml": configuration + "nmae: x\n"])
        let outcome = try Program.run(["check"], in: workspace.folder)
        #expect(outcome.status == 2)
        for rule in ["unknown-key", "wrong-type", "sourse-topic-without-locale"] {
            #expect(outcome.messages.contains("[\(rule)]"))
        }
    }

    @Test func warningsOfAClientsSettingsAreTold() throws {
        let workspace = try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration().replacing("{inotify: {}}", with: "{sourse: {topic: news}}")
        ])
        #expect(try workspace.check().map(\.rule.id).contains("sourse-topic-without-locale"))
    }

    @Test func oneMistakeIsOneFindingHoweverManyLocalesShowIt() throws {
        let workspace = try TestWorkspace(
            ["campaigns/2026-11-20-a.md": "---\ntitle: \"{{x}}\"\n---\nText\n"], locales: "en, fr, de")
        let findings = try workspace.check().filter { $0.rule == .unknownVariable }
        #expect(findings.map(\.locales) == [["en", "fr", "de"]])
    }

    @Test func ofAHundredMistakesTwentyAreToldAndTheLocalesStopAsBefore() throws {
        let text = String(repeating: "[a](javascript:b)\n\n", count: 100)
        let workspace = try TestWorkspace(
            [
                "campaigns/2026-11-20-a.md": "---\ntitle: A\n---\nText\n",
                "campaigns/2026-11-20-a.fr.md": "---\ntitle: A\n---\n\(text)",
            ], locales: "en, fr")
        let findings = try workspace.check()
        let links = findings.filter { $0.rule == .unsafeLink }
        #expect(links.count == 21)
        #expect(links.last?.message == "80 more of “unsafe-link” were found in this file, and are not listed")
        #expect(Set(findings.filter { $0.severity == .error }.compactMap(\.locales)) == [["fr"]])
        #expect(try workspace.build().builtLocales == ["en"])
    }

    @Test(arguments: ["9223372036854775807", "253402300799", "-1", "x"])
    func anEpochThatIsNoTimeIsWrongUsage(_ epoch: String) throws {
        let workspace = try TestWorkspace()
        let outcome = try Program.run(["check"], in: workspace.folder, environment: ["SOURCE_DATE_EPOCH": epoch])
        #expect(outcome.status == 2)
    }

    @Test func standardOutputHoldsTheFindingsAndNothingElse() throws {
        let workspace = try TestWorkspace(Self.files, locales: "en")
        let text = try Program.run(["check", "--now", "2026-11-20T12:00Z"], in: workspace.folder)
        #expect(
            text.output == """
                campaigns/2026-11-20-a.md:2:11: warning: the title has two spaces in a row; keep one [text-double-space]
                campaigns/2026-11-20-a.md:3:7: error: “show” is “often”, but must be once, untilAction or always \
                [wrong-type]

                """)
        #expect(text.messages == "1 error, 1 warning\n")
        for format in ["json", "sarif"] {
            let outcome = try Program.run(["check", "--format", format], in: workspace.folder)
            #expect(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) is [String: Any])
            #expect(outcome.messages == "")
            #expect(outcome.output.hasSuffix("}\n") && !outcome.output.hasSuffix("\n\n"))
        }
    }
}
