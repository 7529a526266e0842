import Testing

@Suite struct WorkspaceTemplatesTests {
    @Test(arguments: [
        ["notable/banner": "{{> notable/banner}}"],
        [
            "notable/banner": "a {{>parts/a}}", "parts/a": "{{#title}}{{>parts/b}}{{/title}}",
            "parts/b": "{{>parts/a}}",
        ],
        ["dashboard/head": "{{> dashboard/index}}"],
    ])
    func aTemplateThatTakesInItselfIsAFindingAndNotTheEndOfTheProgram(_ templates: [String: String]) throws {
        var files = [
            "newsadmin.yml": TestWorkspace.configuration().replacing("{inotify: {}}", with: "{notable: {}}"),
            "campaigns/a.md": "---\ntitle: A\n---\nText\n", "campaigns/a.fr.md": "---\ntitle: A\n---\nTexte\n",
        ]
        for (name, text) in templates { files["templates/\(name).mustache"] = text }
        let workspace = try TestWorkspace(files)
        let outcome = try Program.run(["build"], in: workspace.folder)
        #expect(outcome.status == 1)
        #expect(outcome.messages.contains(": error: the template takes in itself, without end: "))
    }

    @Test func aTemplateThatTakesInOthersTwiceAgainAndAgainIsAFindingAndNotTheEndOfTheProgram() throws {
        var files = [
            "newsadmin.yml": TestWorkspace.configuration().replacing("{inotify: {}}", with: "{notable: {}}"),
            "campaigns/a.md": "---\ntitle: A\n---\nText\n", "campaigns/a.fr.md": "---\ntitle: A\n---\nTexte\n",
            "templates/notable/banner.mustache": "{{>parts/a0}}",
        ]
        for level in 0..<40 {
            files["templates/parts/a\(level).mustache"] = "x{{>parts/a\(level + 1)}}{{>parts/a\(level + 1)}}"
        }
        let errors = try TestWorkspace(files).check().filter { $0.severity == .error }
        #expect(errors.contains { $0.position.file == "templates/notable/banner.mustache" })
        #expect(Set(errors.map(\.rule.id)) == ["bad-template"])
    }

    @Test func templatesThatTakeInOneAnotherInALongRowAreFindings() throws {
        var files = [
            "campaigns/2026-12-01-a.md": "---\ntitle: A\n---\nText\n",
            "templates/notable/banner.mustache": "{{>parts/a0}}",
        ]
        for level in 0..<400 { files["templates/parts/a\(level).mustache"] = "{{>parts/a\(level + 1)}}" }
        files["templates/parts/a400.mustache"] = "x"
        let errors = try TestWorkspace(files).check().filter { $0.severity == .error }
        let banner = try #require(errors.first { $0.position.file == "templates/notable/banner.mustache" })
        #expect(
            banner.message == "more than 20 sections and templates that are taken in stand in one another")
    }

    @Test(arguments: [
        ("x", "the template cannot be read: it is larger than 1048576 bytes"),
        ("{{#a}}", "more than 20 sections stand in one another here"),
    ])
    func aTemplateThatCannotBeReadIsAFindingThatNamesItsFile(_ part: String, _ message: String) throws {
        let workspace = try TestWorkspace([
            "campaigns/2026-12-01-a.md": "---\ntitle: A\n---\nText\n",
            "templates/notable/banner.mustache": String(
                repeating: part, count: part == "x" ? (1 << 20) + 1 : 20_000),
        ])
        let errors = try workspace.check().filter { $0.severity == .error }
        #expect(errors.map(\.message) == [message])
        #expect(errors.map(\.rule.id) == ["bad-template"])
        #expect(errors.map(\.position.file) == ["templates/notable/banner.mustache"])
    }

    /// What is broken is there: nobody is to be told to add it.
    @Test(arguments: ["{{#title}}", " \n"])
    func aBrokenTemplateIsOneFinding(_ text: String) throws {
        let workspace = try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration().replacing("{inotify: {}}", with: "{notable: {}}"),
            "campaigns/2026-12-01-a.md": "---\ntitle: A\ntemplate: bad\n---\nText\n",
            "campaigns/2026-12-01-a.fr.md": "---\ntitle: A\n---\nTexte\n",
            "templates/notable/bad.mustache": text,
        ])
        let errors = try workspace.check().filter { $0.severity == .error }
        #expect(errors.map(\.rule.id) == ["bad-template"])
        #expect(
            errors.map { "\($0.position.file):\($0.position.line):\($0.position.column)" }
                == ["templates/notable/bad.mustache:1:1"])
    }

    @Test func aPartMayBeEmpty() throws {
        let workspace = try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration().replacing("{inotify: {}}", with: "{notable: {}}"),
            "campaigns/2026-12-01-a.md": "---\ntitle: A\ntemplate: own\n---\nText\n",
            "campaigns/2026-12-01-a.fr.md": "---\ntitle: A\n---\nTexte\n",
            "templates/notable/own.mustache": "{{title}}{{>notable/foot}}", "templates/notable/foot.mustache": "",
        ])
        #expect(try workspace.check().filter { $0.rule.id == "bad-template" }.isEmpty)
    }

    @Test func whatATemplateAsksForInVainIsAFindingWithItsPlace() throws {
        let workspace = try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration().replacing("{inotify: {}}", with: "{notable: {}}"),
            "campaigns/2026-12-01-a.md": "---\ntitle: A\n---\nText\n",
            "templates/notable/banner.mustache":
                "<b onclick=\"dismiss()\">\n {{titel}} {{>parts/sign}} {{>parts/sing}}",
            "templates/parts/sign.mustache": "{{label}} {{loacle}}",
            "templates/dashboard/nav.mustache": "{{whatever}}{{>dashboard/heda}}",
        ])
        let findings = try workspace.check().filter { $0.rule.id == "template-unknown-name" }
        #expect(
            findings.map { finding in
                let place = "\(finding.position.file):\(finding.position.line):\(finding.position.column)"
                return "\(place): \(finding.message); \(finding.suggestion ?? "")"
            } == [
                "templates/dashboard/nav.mustache:1:13: there is no template “dashboard/heda” to take in; "
                    + "did you mean “dashboard/head”?",
                "templates/notable/banner.mustache:2:2: no message has a value “titel”, so nothing is drawn here; "
                    + "did you mean “title”?",
                "templates/notable/banner.mustache:2:28: there is no template “parts/sing” to take in; "
                    + "did you mean “parts/sign”?",
                "templates/parts/sign.mustache:1:11: no message has a value “loacle”, so nothing is drawn here; "
                    + "did you mean “locale”?",
            ])
        #expect(findings.allSatisfy { $0.severity == .warning })
    }
}
