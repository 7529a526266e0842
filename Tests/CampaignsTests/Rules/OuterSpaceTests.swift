import Campaigns
import Testing

@Suite struct OuterSpaceTests {
    @Test(arguments: [
        ("title: ①|\n  Sale\n", "the title ends with a line end"),
        ("title: \"①Sale \"\n", "the title ends with a space"),
        ("title: \"① Sale\"\n", "the title begins with a space"),
        ("title: \"①\u{3000}夏\"\n", "the title begins with a space"),
        (
            "title: A\naction: {label: ①\"Go\\n\", url: \"https://a.b\"}\n",
            "the label of “action” ends with a line end"
        ),
    ])
    func spaceAroundATitleOrALabelIsFound(_ front: String, message: String) throws {
        let workspace = try TestWorkspace(["campaigns/a.md": "---\n\(front)---\nText\n"])
        let findings = try workspace.messages(of: "a").findings
        workspace.expect(findings, at: ["①": "text-outer-space"])
        #expect(findings.map(\.message) == [message])
    }

    @Test(arguments: ["title: |-\n  Sale\n  now\n", "title: >-\n  Sale\n", "title:   Sale  \n", "title: \"a b\"\n"])
    func otherSpaceIsNot(_ front: String) throws {
        let workspace = try TestWorkspace(["campaigns/a.md": "---\n\(front)---\n  Text  \n\n"])
        workspace.expect(try workspace.messages(of: "a").findings, at: [:])
    }
}
