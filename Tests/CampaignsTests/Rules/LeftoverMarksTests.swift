import Testing

@testable import Campaigns

@Suite struct LeftoverMarksTests {
    private func workspace(_ body: String) throws -> TestWorkspace {
        try TestWorkspace(["campaigns/a.md": "---\ntitle: A\n---\n" + body])
    }

    @Test(arguments: [
        "「重要」な①**お知らせ。**詳細は\n", "Now ①**half price!**today\n", "Was ①~~10~~ now 5.\n",
        "a\n\nb *c* and ①**d, **e\n", "| a | b |\n①|---|---|\n| 1 | 2 |\n", "①**”a”**b\n",
        "Now ①<!-- look at the date\n",
    ])
    func marksThatPeopleReadAreTold(_ body: String) throws {
        let workspace = try workspace(body)
        workspace.expect(try workspace.messages(of: "a").findings, at: ["①": "text-leftover-marks"])
    }

    @Test(arguments: [
        "title: '①**Big** news'", "title: A\naction: {url: 'https://example.com/', label: '①~~Old~~ new'}",
    ])
    func marksInPlainTextAreTold(_ fields: String) throws {
        let workspace = try TestWorkspace(["campaigns/a.md": "---\n\(fields)\n---\nText\n"])
        let findings = try workspace.messages(of: "a").findings
        workspace.expect(findings, at: ["①": "text-leftover-marks"])
        #expect(findings.allSatisfy { $0.message.contains("is plain text, so people read these") })
    }

    @Test(arguments: ["5 * 3 ** 2", "**", "a ** b **", "~ 5 ~", "2*3*4"])
    func otherTitlesHaveNone(_ title: String) throws {
        let workspace = try TestWorkspace(["campaigns/a.md": "---\ntitle: '\(title)'\n---\nText\n"])
        #expect(try workspace.messages(of: "a").findings.allSatisfy { $0.rule != .leftoverMarks })
    }

    @Test(arguments: [
        "**お知らせ**。詳細は\n", "A **bold** word.\n", "A \\*\\*plain\\*\\* word.\n", "Price ** without tax, and ** with.\n",
        "2 ** 3\n", "From ~ 5 to ~ 6, ~~~ or so.\n", "a | b --- c\n", "**\n\n**\n", "** a\n**b\n", "* a\n* b\n",
        "a ** b **\n", "\\~~a\\~~\n", "a < b\n", "Now \\<!-- here\n", "Now <!-- here --> then\n",
        "Write `<!-- a` here.\n", "Write &lt;!-- a\n", "Now <!-- a -- b -->\n",
    ])
    func otherTextsHaveNone(_ body: String) throws {
        let findings = try workspace(body).messages(of: "a").findings
        #expect(findings.allSatisfy { $0.rule != .leftoverMarks }, "\(findings)")
    }
}
