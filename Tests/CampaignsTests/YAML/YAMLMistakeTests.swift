import Campaigns
import Testing

/// Mistakes in front matter, each with its place and what is said of it.
@Suite struct YAMLMistakeTests {
    private static let behind = "put the value into double quotes: "

    @Test(arguments: [
        (
            "title: News①: dark mode", "a value with a colon and a space behind it must stand in quotes",
            #"title: "News: dark mode""#
        ),
        (
            "title: A\ndraft: true①: x # b", "a value with a colon and a space behind it must stand in quotes",
            #"draft: "true: x""#
        ),
        ("title: ①[New] Dark mode", "a value that begins with [ is a list for YAML", #"title: "[New] Dark mode""#),
        ("title: ①{{name}} is here", "a value that begins with { is a mapping for YAML", #"title: "{{name}} is here""#),
        ("title: ①{{name}}", "a value that begins with { is a mapping for YAML", #"title: "{{name}}""#),
        (
            "locales: [en,\n  en]\ntitle: A①: b", "a value with a colon and a space behind it must stand in quotes",
            #"title: "A: b""#
        ),
        ("title: ①@home", "a value cannot begin with @ unless it stands in quotes", #"title: "@home""#),
        ("title: ①*bold* news", "a value cannot begin with * unless it stands in quotes", #"title: "*bold* news""#),
        ("title: ①!Hurry up", "a value cannot begin with ! unless it stands in quotes", #"title: "!Hurry up""#),
        ("title: ①!!! Sale", "a value cannot begin with ! unless it stands in quotes", #"title: "!!! Sale""#),
        ("title: ①!", "a value cannot begin with ! unless it stands in quotes", #"title: "!""#),
        ("title: ①&More news", "a value cannot begin with & unless it stands in quotes", #"title: "&More news""#),
        ("title: ①&News", "a value cannot begin with & unless it stands in quotes", #"title: "&News""#),
        (
            "title: A\nvars:\n  p: ①&co more", "a value cannot begin with & unless it stands in quotes",
            #"p: "&co more""#
        ),
        (
            "title: ①&More news\nvars: {p: \"**More**\"}", "a value cannot begin with & unless it stands in quotes",
            #"title: "&More news""#
        ),
        ("title: ①- a", "a value cannot begin with - and a space unless it stands in quotes", #"title: "- a""#),
        ("title: 'It'①s open'", "something stands behind the ' that ends the value", #"title: "It's open""#),
        ("title: \"A\"① B", "something stands behind the \" that ends the value", #"title: "\"A\" B""#),
        (
            "title: “A①: b”", "YAML does not know typographic quotation marks, so the colon ends the value",
            #"title: "A: b""#
        ),
    ])
    func aValueThatNeedsQuotesIsShownInThem(_ fields: String, _ message: String, _ line: String) throws {
        try expect(fields, message, Self.behind + line)
    }

    @Test(arguments: [
        (
            "title: A\naction:\n①\turl: https://x.example",
            "a tab stands before the text of this line, and YAML indents with spaces", "put spaces in its place"
        ),
        (
            "title: ①\"Open\ndraft: true", "the \" that opens here is not closed",
            #"close it on the same line: title: "Open""#
        ),
        (
            "title: ①\"Open\naction: {url: \"https://x.example\"}", "the \" that opens here is not closed",
            #"close it on the same line: title: "Open""#
        ),
        ("title: A\nlocales: ①[en", "the [ that opens here is not closed", "end the value with ]"),
        ("title: A\naction: ①{url: x, label: Go", "the { that opens here is not closed", "end the value with }"),
        (
            "title: A\n①title", "there is no colon on this line, so it is no field",
            "write title: and its value, or delete the line"
        ),
        ("title①:A\ndraft: true", "there is no space behind the colon", "write title: A"),
        ("title: A\nurl①:https://x.example", "there is no space behind the colon", "write url: https://x.example"),
        (
            "title: A\n①https://x.example/sale # our sale", "an address stands here without the name of a field",
            #"write action: {url: "https://x.example/sale"}"#
        ),
        (
            "title: A\naction:\n  label: Go\n  ①https://x.example/sale",
            "an address stands here without the name of a field", #"write url: "https://x.example/sale""#
        ),
        (
            "title: A\n ①draft: true",
            "this line stands further to the right than the one above, which has a value already",
            "begin “draft” where the names that it belongs to begin"
        ),
        (
            "title: A\naction:\n  url: x\n ①label: y",
            "this line is indented like no line above that it could belong to",
            "begin “label” where the names that it belongs to begin"
        ),
    ])
    func theMistakeIsNamedWhereItIs(_ fields: String, _ message: String, _ suggestion: String) throws {
        try expect(fields, message, suggestion)
    }

    @Test(arguments: ["title: \"A①\\qB\"", "title: A\naction: {url: https://x.example label①: Go}"])
    func aMistakeThatIsNotKnownHasAWayOutToo(_ fields: String) throws {
        let workspace = try TestWorkspace(["campaigns/a.md": "---\n\(fields)\n---\nText\n"])
        let findings = try workspace.findings()
        workspace.expect(findings, at: ["①": "not-yaml"])
        #expect(findings.first?.suggestion != nil)
    }

    @Test func anAddressWithoutItsNameIsNoActionInTheConfiguration() throws {
        let workspace = try TestWorkspace(["newsadmin.yml": "sourceLocale: en\n①https://x.example/\n"])
        let findings = try workspace.findings()
        workspace.expect(findings.filter { $0.rule == .notYAML }, at: ["①": "not-yaml"])
        #expect(findings.first { $0.rule == .notYAML }?.suggestion == "write the name of its field before it")
    }

    private func expect(_ fields: String, _ message: String, _ suggestion: String) throws {
        let workspace = try TestWorkspace(["campaigns/a.md": "---\n\(fields)\n---\nText\n"])
        let findings = try workspace.findings()
        workspace.expect(findings, at: ["①": "not-yaml"])
        #expect(findings.first?.message == message)
        #expect(findings.first?.suggestion == suggestion)
    }
}
