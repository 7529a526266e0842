import Campaigns
import Foundation
import Newsroom
import TestSupport
import Testing

@Suite struct FindingsReportTests {
    private static let findings = [
        Diagnostic(
            .badDate, at: SourcePosition(file: "campaigns/a, b.md", line: 3, column: 8), "100% “\"bad\"”\nline two",
            suggestion: "write: this", campaign: "a", locales: ["fr", "en"], client: "inotify"),
        Diagnostic(.neverCompared, at: SourcePosition(file: "campaigns/ä.md"), "text \u{1B}[31m"),
    ]

    private func json(_ format: FindingsReport.Format, _ findings: [Diagnostic] = findings) throws -> [String: Any] {
        let text = FindingsReport(findings).text(format)
        return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    @Test func textIsALineForEachAndObeysNoControls() {
        #expect(
            FindingsReport(Self.findings).text(.text) == """
                campaigns/a, b.md:3:8: error: 100% “"bad"”\\nline two; write: this [bad-date]
                campaigns/ä.md:1:1: note: text \\u{1B}[31m [never-compared]

                """)
        #expect(FindingsReport([]).text(.text) == "")
    }

    @Test func jsonHoldsEveryField() throws {
        let root = try json(.json)
        #expect(root["schema"] as? String == "newsadmin/check/1")
        #expect(root["errors"] as? Int == 1)
        #expect(root["warnings"] as? Int == 0)
        #expect(root["notes"] as? Int == 1)
        let first = try #require((root["findings"] as? [[String: Any]])?.first)
        #expect(first["file"] as? String == "campaigns/a, b.md")
        #expect(first["line"] as? Int == 3)
        #expect(first["column"] as? Int == 8)
        #expect(first["severity"] as? String == "error")
        #expect(first["rule"] as? String == "bad-date")
        #expect(first["message"] as? String == "100% “\"bad\"”\nline two")
        #expect(first["suggestion"] as? String == "write: this")
        #expect(first["locales"] as? [String] == ["en", "fr"])
    }

    @Test func workflowCommandsEscapeWhatEndsAProperty() {
        #expect(
            FindingsReport(Self.findings).text(.github) == """
                ::error file=campaigns/a%2C b.md,line=3,col=8,title=bad-date::100%25 “"bad"”%0Aline two; write: this
                ::notice file=campaigns/ä.md,line=1,col=1,title=never-compared::text \\u{1B}[31m

                """)
    }

    /// A pull request knows files by their repository, and a workspace may be a folder in one.
    @Test func filesOfAWorkspaceInARepositoryAreNamedAsItKnowsThem() throws {
        let report = FindingsReport(Self.findings, inRepositoryAt: "a b/news/")
        #expect(report.text(.github).hasPrefix("::error file=a b/news/campaigns/a%2C b.md,"))
        #expect(report.text(.sarif).contains("\"uri\": \"a%20b/news/campaigns/a%2C%20b.md\""))
        #expect(report.text(.text) == FindingsReport(Self.findings).text(.text))
        let place = try TestFolder()
        let (top, news) = (place.path, place.path + "/a b/news")
        try place.add("a b/news/newsadmin.yml", "")
        #expect(VersionControl.path(inRepositoryOf: news) == "")
        // A work tree of its own may have a file of that name.
        try place.add(".git", "gitdir: elsewhere")
        #expect(VersionControl.path(inRepositoryOf: news) == "a b/news/")
        #expect(VersionControl.path(inRepositoryOf: news + "/../news/") == "a b/news/")
        #expect(VersionControl.path(inRepositoryOf: top) == "")
    }

    /// A carriage return and the line feed behind it are one character to Swift, and so are a colon and an accent.
    @Test(arguments: ["\r\n", "\n", "\r", "\n\u{301}", "\u{85}", "\u{2028}", "\u{B}"])
    func nothingInAFindingIsAWorkflowCommandOfItsOwn(_ lineEnd: String) {
        let name = "campaigns/a" + lineEnd + "::error::b:\u{301},\u{301}%\u{301}.md"
        let finding = Diagnostic(.badDate, at: SourcePosition(file: name), "a" + lineEnd + "::error::b")
        let scalars = FindingsReport([finding]).text(.github).unicodeScalars
        #expect(scalars.filter { $0.properties.generalCategory == .control }.map(\.value) == [10])
        #expect(scalars.split(separator: ":").count == 4)
        #expect(!scalars.contains("\u{2028}"))
    }

    @Test func sarifHasTheShapeThatCodeScanningReads() throws {
        let root = try json(.sarif)
        #expect(root["version"] as? String == "2.1.0")
        let run = try #require((root["runs"] as? [[String: Any]])?.first)
        let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
        #expect(driver["name"] as? String == "newsadmin")
        let rules = try #require(driver["rules"] as? [[String: Any]]).compactMap { $0["id"] as? String }
        #expect(Set(rules) == ["bad-date", "never-compared"] && rules.count == 2)
        let results = try #require(run["results"] as? [[String: Any]])
        #expect(results.map { $0["ruleId"] as? String } == ["bad-date", "never-compared"])
        #expect(results.map { $0["level"] as? String } == ["error", "note"])
        let place = try #require(
            (results[0]["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])
        #expect((place["artifactLocation"] as? [String: Any])?["uri"] as? String == "campaigns/a%2C%20b.md")
        #expect(place["region"] as? [String: Int] == ["startLine": 3, "startColumn": 8])
        let empty = try #require((try json(.sarif, [])["runs"] as? [[String: Any]])?.first)
        #expect((empty["results"] as? [Any])?.count == 0)
    }

    @Test func theSummaryCountsTheWorstFirst() {
        let one = Self.findings
        #expect(FindingsReport(one).summary == "1 error, 1 note")
        #expect(FindingsReport(one + one).summary == "2 errors, 2 notes")
        #expect(FindingsReport([]).summary == "")
    }
}
