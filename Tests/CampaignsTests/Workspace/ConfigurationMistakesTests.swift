import Testing

@testable import Campaigns

@Suite struct ConfigurationMistakesTests {
    @Test func allMistakesAreNamedInOneRun() throws {
        let workspace = try TestWorkspace([
            "newsadmin.yml": """
            ①nmae: Acme
            sourceLocale: ②english_uk
            locales: [en, ③pt_BR, fr, ④FR]
            missing: {default: [⑤es], ⑥de: leave-out}
            timeZone: ⑦Berlin
            baseURL: ⑧news.example.com
            environments: {⑨production: {baseURL: "https://a.example"}, staging: {baseURL: ⑩ftp://a.example}}
            app: {versions: [1.0, ⑪"1", ⑫new], builds: {⑬"9.9": 1}, labels: {⑭okay: OK}}
            clients: {inotify: {}, ⑮notabel: {}}
            rules: {⑯nothing: off}
            release: {approvals: ⑰some, horizon: ⑱0}
            unsafeHTML: ⑲perhaps
            audience: {users: ⑳-1}
            """
        ])
        let findings = try workspace.findings()
        workspace.expect(
            findings,
            at: [
                "①": "unknown-key", "②": "bad-locale", "③": "bad-locale", "④": "duplicate-locale",
                "⑤": "unknown-locale", "⑥": "unknown-key", "⑦": "bad-time-zone", "⑧": "bad-address",
                "⑨": "reserved-name", "⑩": "bad-address", "⑪": "duplicate-version", "⑫": "bad-version",
                "⑬": "unknown-key", "⑭": "unknown-key", "⑮": "unknown-key", "⑯": "unknown-rule",
                "⑰": "wrong-type", "⑱": "wrong-type", "⑲": "wrong-type", "⑳": "wrong-type",
            ])
        #expect(findings.contains { $0.suggestion == "did you mean “notable”?" })
        #expect(findings.contains { $0.suggestion == "did you mean “name”?" })
    }

    @Test func aChainIsToldTheLocaleThatWasMeant() throws {
        let workspace = try TestWorkspace([
            "newsadmin.yml": """
            sourceLocale: en
            locales: [en, fr, pt-BR]
            missing: {default: [①fr_CA, ②pt_br, ③xx], fr: ④leaveout}
            baseURL: https://news.example.com/
            clients: {inotify: {}}
            """
        ])
        let findings = try workspace.findings().filter { $0.rule == .unknownLocale }
        #expect(
            findings.map(\.suggestion) == [
                "did you mean “fr”?", "did you mean “pt-BR”?", nil, "did you mean “leave-out”?",
            ])
    }

    @Test func localesWithoutBracketsAreShownWithThem() throws {
        let rest = "baseURL: https://news.example.com/\nclients: {inotify: {}}\n"
        let several = try TestWorkspace(["newsadmin.yml": "sourceLocale: en\nlocales: ①en, ar, ja\n\(rest)"])
        let findings = try several.findings()
        several.expect(findings, at: ["①": "bad-locale"])
        #expect(findings.map(\.suggestion) == ["write several in brackets: [en, ar, ja]"])
        let missing = try TestWorkspace([
            "newsadmin.yml": "sourceLocale: en\nlocales: ①en, ar, ja\nmissing: {ja: leave-out, ②others: en}\n\(rest)"
        ])
        let both = try missing.findings()
        missing.expect(both, at: ["①": "bad-locale", "②": "unknown-key"])
        #expect(both.contains { $0.suggestion == "the fields here are default, en, ar, ja" })
        let source = try TestWorkspace(["newsadmin.yml": "sourceLocale: ①en, ar\n\(rest)"])
        #expect(
            try source.findings().map(\.suggestion) == ["write a BCP 47 tag such as en, pt-BR or zh-Hans"],
            "a workspace has one source locale")
    }

    @Test(arguments: [
        ("ja", "“ja” in missing is not one of the workspace's locales", "add ja to locales in newsadmin.yml"),
        ("pt_br", "“pt_br” in missing is not one of the workspace's locales", "did you mean “pt-BR”?"),
        ("others", "“others” is not a field in missing", "the fields here are default, en, ar, pt-BR"),
        ("defalt", "“defalt” is not a field in missing", "did you mean “default”?"),
    ])
    func aNameInMissingIsALocaleOfTheWorkspace(_ name: String, _ message: String, _ suggestion: String) throws {
        let text = "\(TestWorkspace.configuration("en, ar, pt-BR"))missing: {①\(name): en}\n"
        let workspace = try TestWorkspace(["newsadmin.yml": text])
        let findings = try workspace.findings()
        workspace.expect(findings, at: ["①": "unknown-key"])
        #expect(findings.map(\.message) == [message])
        #expect(findings.map(\.suggestion) == [suggestion])
    }

    @Test(arguments: [
        "app: {versions: [\"1.0\"], builds: {\"2.0\": \"5\"}}",
        "app: {versions: [\"1.0\"]}\naudience: {versions: {\"2.0\": 5}}",
    ])
    func aVersionThatIsNotListedIsNoMisspeltOne(_ lines: String) throws {
        let workspace = try TestWorkspace(["newsadmin.yml": TestWorkspace.configuration("en") + lines + "\n"])
        let found = try workspace.findings().filter { $0.rule.id == "unknown-key" }
        #expect(found.map(\.message) == ["“2.0” is not in app.versions"])
        #expect(found.map(\.suggestion) == ["add it there, or take it out here"])
    }

    /// Whoever took Arabic out of `locales` is not told to put its labels in the place of the French ones.
    @Test(arguments: [
        ("ar", "“ar” in app.labels is not one of the workspace's locales", "add ar to locales in newsadmin.yml"),
        ("pt_br", "“pt_br” in app.labels is not one of the workspace's locales", "did you mean “pt-BR”?"),
        (
            "others", "“others” is not a field in app.labels",
            "the fields here are ok, ignore, remind, action, en, fr, pt-BR"
        ),
    ])
    func aNameInLabelsIsALocaleOfTheWorkspace(_ name: String, _ message: String, _ suggestion: String) throws {
        let text =
            TestWorkspace.configuration("en, fr, pt-BR") + "app: {versions: [1.0], labels: {①\(name): {ok: Yes}}}\n"
        let workspace = try TestWorkspace(["newsadmin.yml": text])
        let found = try workspace.findings().filter { $0.rule.id == "unknown-key" }
        workspace.expect(found, at: ["①": "unknown-key"])
        #expect(found.map(\.message) == [message])
        #expect(found.map(\.suggestion) == [suggestion])
    }

    @Test func aNameInTheAudienceIsALocaleOfTheWorkspace() throws {
        let text = TestWorkspace.configuration("en, fr") + "audience: {locales: {en: 2, ①ar: 1}}\n"
        let workspace = try TestWorkspace(["newsadmin.yml": text])
        let found = try workspace.findings().filter { $0.rule.id == "unknown-key" }
        workspace.expect(found, at: ["①": "unknown-key"])
        #expect(found.map(\.message) == ["“ar” in audience.locales is not one of the workspace's locales"])
    }

    @Test(arguments: ["all", "default", "leave-out", "Leave-Out", "ok", "remind"])
    func aWordOfTheFileIsNoLocale(_ word: String) throws {
        let workspace = try TestWorkspace([:], locales: "en, ①\(word)")
        let findings = try workspace.findings()
        workspace.expect(findings, at: ["①": "bad-locale"])
        #expect(
            findings.map(\.message) == ["“\(word)” is a word that newsadmin.yml uses, so no locale can be called that"])
    }

    @Test func aNameWithNothingBehindItIsAMistakeUnlessItHoldsOtherNames() throws {
        let workspace = try TestWorkspace([
            "newsadmin.yml": """
            ①name:
            ②sourceLocale: ~
            ③locales: null
            missing:
            ④timeZone:
            ⑤baseURL:
            deploy: {⑥remote}
            environments: {staging: {baseURL: "https://a.example", ⑦remote: }}
            app: {⑧versions: , builds: , labels: }
            clients: {inotify: }
            rules: {⑨expiring-soon: }
            release: {⑩approvals: , ⑪keys: }
            ⑫unsafeHTML:
            audience: {⑬users: , versions: }

            """
        ])
        let findings = try workspace.findings()
        workspace.expect(
            findings,
            at: [
                "①": "wrong-type", "②": "wrong-type", "③": "wrong-type", "④": "wrong-type", "⑤": "wrong-type",
                "⑥": "wrong-type", "⑦": "wrong-type", "⑧": "wrong-type", "⑨": "wrong-type", "⑩": "wrong-type",
                "⑪": "wrong-type", "⑫": "wrong-type", "⑬": "wrong-type",
            ])
        #expect(findings.contains { $0.message == "“deploy.remote” must be text, not nothing" })
    }

    @Test(arguments: [
        (
            "clients: {inotify: {}, notable: {}}", "clients: [notable, inotify]",
            "write clients: {notable: {}, inotify: {}}"
        ),
        ("clients: {inotify: {}, notable: {}}", "clients: inotify", "write clients: {inotify: {}}"),
        ("clients: {inotify: {}, notable: {}}", "clients: [inotify, x]", nil),
        ("timeZone: Europe/Berlin", "timeZone: Tokyo", "did you mean “Asia/Tokyo”?"),
        ("timeZone: Europe/Berlin", "timeZone: New York", "did you mean “America/New_York”?"),
        ("timeZone: Europe/Berlin", "timeZone: Nowhere", "write a name such as Europe/Berlin, or UTC"),
        ("timeZone: Europe/Berlin", "timeZone: UTC\nmissing: leave-out", "write missing: {default: \"leave-out\"}"),
        ("timeZone: Europe/Berlin", "timeZone: UTC\ndeploy: /srv/news", "write deploy: {remote: \"/srv/news\"}"),
    ])
    func theWayOutIsWhatWasMeant(_ line: String, _ other: String, _ suggestion: String?) throws {
        let text = TestWorkspace.configuration("en, fr").replacing(line, with: other)
        try #require(text.contains(other))
        let findings = try TestWorkspace(["newsadmin.yml": text]).findings()
        #expect(findings.map(\.suggestion) == [suggestion])
    }

    @Test func ofThirtyMistakesOfOneKindTwentyAreTold() throws {
        let rules = (10..<40).map { "  no-rule-\($0): off\n" }.joined()
        let text = "\(TestWorkspace.configuration("en"))rules:\n\(rules)"
        let findings = try TestWorkspace(["newsadmin.yml": text]).findings()
        #expect(findings.map(\.rule) == Array(repeating: .unknownRule, count: 21))
        #expect(findings.last?.message == "10 more of “unknown-rule” were found in this file, and are not listed")
    }

    @Test func whatIsMissingIsNamedTogether() throws {
        let workspace = try TestWorkspace(["newsadmin.yml": "①name: Acme\n"])
        let findings = try workspace.findings()
        #expect(findings.map(\.rule) == [.missingField, .missingField, .missingField])
        #expect(
            findings.map { $0.suggestion ?? "" } == [
                "add sourceLocale: en", "add baseURL: https://news.example.com/feeds/", "add clients: {inotify: {}}",
            ])
    }

    @Test(arguments: [
        ("", 3), ("# nothing\n", 3), ("①[a]\n", 4),
    ])
    func aFileWithoutAnythingMissesAllThatIsNeeded(_ text: String, _ count: Int) throws {
        #expect(try TestWorkspace(["newsadmin.yml": text]).findings().count == count)
    }

    @Test(arguments: [
        (".", "is the workspace, or a folder that newsadmin or git uses in it"),
        (".git/site", "is the workspace, or a folder that newsadmin or git uses in it"),
        ("site/..", "is the workspace, or a folder that newsadmin or git uses in it"),
        ("public/feeds", "is the workspace, or a folder that newsadmin or git uses in it"),
        ("..", "is a folder that the workspace lies in"), ("../..", "is a folder that the workspace lies in"),
        ("/", "is a folder that the workspace lies in"), ("/srv/..", "is a folder that the workspace lies in"),
    ])
    func aRemoteThatIsTheWorkspaceIsToldFromOneAroundIt(_ remote: String, _ reason: String) throws {
        let text = "\(TestWorkspace.configuration("en"))deploy: {remote: \(remote)}\n"
        let finding = try #require(
            try TestWorkspace(["newsadmin.yml": text]).findings().first { $0.rule == .reservedName })
        #expect(finding.message == "“\(remote)” \(reason); what is deployed there would mix with that")
    }

    @Test(arguments: [
        ("clients: ①[inotify]", "wrong-type"), ("clients: {inotify: {}}\n①clients: {notable: {}}", "duplicate-key"),
        ("clients: {inotify: {}}\na: ①*b", "not-yaml"), ("clients: {inotify: {}}\ndeploy: {①remot: a}", "unknown-key"),
        ("clients: {inotify: {}}\nenvironments: {①staging: {remote: a}}", "missing-field"),
        ("clients: {inotify: {}}\nenvironments: {staging: ①a}", "wrong-type"),
        ("clients: {inotify: {}}\ndeploy: {remote: ①releases}", "reserved-name"),
        ("clients: {inotify: {}}\ndeploy: {remote: ①\"  \"}", "wrong-type"),
        ("clients: {inotify: {}}\ndeploy: {remote: ①./public/feeds/}", "reserved-name"),
        ("clients: {inotify: {}}\ndeploy: {remote: ①site/../.newsadmin}", "reserved-name"),
        ("clients: {inotify: {}}\ndeploy: {remote: ①.}", "reserved-name"),
        (
            "clients: {inotify: {}}\ndeploy: {remote: \"s3:bucket/news\"}\n"
                + "environments: {qa: {baseURL: \"https://e.com/\", remote: ①\"s3:/bucket/news/\"}}", "reserved-name"
        ),
        (
            "clients: {inotify: {}}\ndeploy: {remote: site}\n"
                + "environments: {qa: {baseURL: \"https://e.com/\", remote: ①./x/../site/}}", "reserved-name"
        ),
        ("clients: {inotify: {}}\ndeploy: {remote: ①~/feeds}", "wrong-type"),
        (
            "clients: {inotify: {}}\nenvironments: {staging: {baseURL: \"https://a.example\", remote: ①../..}}",
            "reserved-name"
        ),
        ("clients: {inotify: {}}\napp: {versions: ①{a: b}}", "wrong-type"),
        ("clients: {inotify: {}}\napp: {labels: {ok: ①[a]}}", "wrong-type"),
        ("clients: {inotify: {}}\napp: {schemes: ①\"acme, other\"}", "wrong-type"),
        ("clients: {inotify: {}}\ndeploy: {}\n①deploy: {}", "duplicate-key"),
        ("clients: {inotify: {}}\naudience: {launches: {daily: ①many}}", "wrong-type"),
        ("clients: {inotify: {}}\naudience: {launches: {①dialy: 1}}", "unknown-key"),
        ("clients: {inotify: {}}\naudience: {respond: {①remnd: 1}}", "unknown-key"),
        ("clients: {inotify: {}}\naudience: {locales: {①fr: 1}}", "unknown-key"),
        ("clients: {inotify: {}}\napp: {versions: [\"1.0\"]}\naudience: {versions: {①\"1.1\": 1}}", "unknown-key"),
        ("clients: {inotify: {}}\naudience: {respond: ①{action: 0, dismiss: 0}}", "wrong-type"),
        ("clients: {inotify: {}}\naudience: {respond: {action: ①1e13}}", "wrong-type"),
        ("clients: {inotify: {}}\naudience: {respond: {action: ①.inf}}", "wrong-type"),
        ("clients: {inotify: {}}\naudience: {respond: {action: ①-1}}", "wrong-type"),
        ("clients: {inotify: {}}\naudience: {users: ①100000001}", "wrong-type"),
        ("clients: {inotify: {}}\naudience: {returns: ①11}", "wrong-type"),
        ("clients: {inotify: {}}\naudience: {returns: ①-1}", "wrong-type"),
        ("clients: {inotify: {}}\naudience: {returns: ①0.5}", "wrong-type"),
    ])
    func aMistakeIsNamedAtItsPlace(_ part: String, _ rule: String) throws {
        let text = "sourceLocale: en\nbaseURL: https://a.example/\n\(part)\n"
        let workspace = try TestWorkspace(["newsadmin.yml": text])
        let findings = try workspace.findings().filter { $0.rule != .missingField || rule == "missing-field" }
        workspace.expect(findings, at: ["①": rule])
    }

    @Test(
        arguments: [
            ("\"acme://\"", "write acme"), ("\"Acme:\"", "write acme"),
            ("//acme", "write acme for addresses such as acme://sale"),
            ("[\"a b\"]", "write acme for addresses such as acme://sale"),
            ("\"\"", "write acme for addresses such as acme://sale"), ("[acme, Ac-me+1.2]", nil), ("http", nil),
        ] as [(String, String?)])
    func aSchemeIsWrittenWithoutWhatFollowsIt(_ schemes: String, _ suggestion: String?) throws {
        let text = "\(TestWorkspace.configuration("en"))app: {schemes: \(schemes)}\n"
        let findings = try TestWorkspace(["newsadmin.yml": text]).findings().filter { $0.rule == .wrongType }
        #expect(findings.map(\.suggestion) == (suggestion.map { [$0] } ?? []))
    }

    @Test func anErrorStopsEverything() throws {
        let workspace = try TestWorkspace(["newsadmin.yml": "nmae: a\n", "campaigns/a.md": "---\n"])
        #expect(throws: WorkspaceReader.Failure.self) { try workspace.read() }
    }

    @Test func bytesThatAreNotUTF8AreNamed() throws {
        let workspace = try TestWorkspace(["newsadmin.yml": "name: ①"])
        try workspace.write(Array("name: ".utf8) + [0xFF], to: "newsadmin.yml")
        workspace.expect(try workspace.findings(), at: ["①": "not-utf8"])
    }
}
