import Campaigns
import Testing

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
