import Testing

@testable import Campaigns

@Suite struct MessageResolverTests {
    private static let configuration = """
        sourceLocale: en
        locales: [en, fr, br, de, ar]
        missing: {default: [en], br: [fr, en], ar: leave-out}
        baseURL: https://news.example.com/feeds/
        clients: {inotify: {}}
        """
    private static let source = """
        ---
        title: Sale
        action: {url: "https://example.com/{{path}}", label: Show me}
        buttons: {remind: {label: Later}, dismiss: {}}
        vars: {path: en, price: $5}
        ---
        Now {{price}}.
        """

    @Test func everyFieldIsTakenFromTheNearestFileThatHasIt() throws {
        let workspace = try TestWorkspace([
            "newsadmin.yml": Self.configuration, "campaigns/a.md": Self.source,
            "campaigns/a.fr.md": "---\ntitle: Soldes\nbuttons: {remind: {label: Plus tard}}\nvars: {path: fr}\n---\n",
            "campaigns/a.br.md": "---\nvars: {price: 5 €}\n---\nBremañ {{price}}.\n",
        ])
        let messages = try workspace.messages(of: "a").messages
        #expect(messages.keys.sorted() == ["br", "de", "en", "fr"])
        let breton = try #require(messages["br"])
        #expect([breton.title.value, breton.title.locale] == ["Soldes", "fr"])
        #expect([breton.text.value.plain, breton.text.locale] == ["Bremañ 5 €.", "br"])
        #expect(breton.actionURL?.value == "https://example.com/fr")
        #expect(breton.actionLabel?.value == "Show me")
        #expect(breton.label(.remind) == "Plus tard")
        #expect(breton.label(.dismiss) == nil && breton.buttons.keys.contains(.dismiss))
        #expect(breton.isFallback)
        let french = try #require(messages["fr"])
        #expect([french.title.value, french.text.value.plain, french.text.locale] == ["Soldes", "Now $5.", "en"])
        let german = try #require(messages["de"])
        #expect([german.title.value, german.text.value.plain] == ["Sale", "Now $5."])
        #expect(german.actionURL?.value == "https://example.com/en")
        #expect(messages["en"]?.isFallback == false)
    }

    @Test(arguments: [("en, br", "Sale"), ("br", "Sale"), ("en, fr, br", "Soldes")])
    func aTranslationStandsInForAnotherOnlyIfTheCampaignIsForIt(_ locales: String, _ title: String) throws {
        let workspace = try TestWorkspace([
            "newsadmin.yml": Self.configuration,
            "campaigns/a.md": "---\ntitle: Sale\nlocales: [\(locales)]\n---\nNow.\n",
            "campaigns/a.fr.md": "---\ntitle: Soldes\n---\nMaintenant.\n",
        ])
        let breton = try #require(try workspace.messages(of: "a").messages["br"])
        #expect(breton.title.value == title)
        #expect(breton.text.value.plain == (title == "Sale" ? "Now." : "Maintenant."))
    }

    @Test(arguments: [
        ("---\ntitle: تخفيضات\n---\nالآن\n", true), ("---\ntitle: تخفيضات\n---\n", false), ("---\n---\nالآن\n", false),
        ("---\ntitle: تخفيضات\n---\n \r\n\t\n", false),
    ])
    func aLocaleIsLeftOutUnlessTitleAndTextAreTranslated(_ translation: String, _ isThere: Bool) throws {
        let workspace = try TestWorkspace([
            "newsadmin.yml": Self.configuration, "campaigns/a.md": Self.source, "campaigns/a.ar.md": translation,
        ])
        let message = try workspace.messages(of: "a").messages["ar"]
        #expect((message != nil) == isThere)
        if isThere { #expect(message?.actionLabel?.value == "Show me") }
    }

    @Test func aTitleIsEnoughWhereTheSourceHasNoText() throws {
        let workspace = try TestWorkspace([
            "newsadmin.yml": Self.configuration, "campaigns/a.md": "---\ntitle: Sale\n---\n",
            "campaigns/a.ar.md": "---\ntitle: تخفيضات\n---\n",
        ])
        let message = try #require(try workspace.messages(of: "a").messages["ar"])
        #expect(message.title.value == "تخفيضات")
        #expect(!message.isFallback)
    }

    @Test func missingStaleAndUncomparedTranslationsAreTold() throws {
        let workspace = try TestWorkspace(
            [
                "campaigns/a.md": "①---\ntitle: Sale\n---\nText\n",
                "campaigns/a.fr.md": "---\ntitle: Soldes\nsource: ②0123456789abcdef\n---\nTexte\n",
                "campaigns/a.de.md": "③---\ntitle: Ausverkauf\n---\nText\n",
            ], locales: "en, fr, de, pt")
        workspace.expect(
            try workspace.messages(of: "a").findings,
            at: ["①": "missing-translation", "②": "stale-translation", "③": "never-compared"])
    }

    @Test(arguments: [
        (nil, "add a.fr.md"), ("---\n---\n", "write title and text into campaigns/a.fr.md, which has none"),
        ("---\ntitle: Soldes\n---\n", "write text into campaigns/a.fr.md, which has none"),
        ("", "fix campaigns/a.fr.md, which cannot be read"),
        ("---\ntitle: [\n---\nTexte\n", "fix campaigns/a.fr.md, which cannot be read"),
        (String(repeating: "é", count: 1 << 18), "fix campaigns/a.fr.md, which cannot be read"),
    ])
    func theWayOutOfAMissingTranslationFitsTheFileThatIsThere(_ translation: String?, _ wanted: String) throws {
        var files = ["campaigns/a.md": "---\ntitle: Sale\n---\nText\n"]
        files["campaigns/a.fr.md"] = translation
        let findings = try TestWorkspace(files, locales: "en, fr").messages(of: "a").findings
        let missing = try #require(findings.first { $0.rule == .missingTranslation })
        #expect(missing.suggestion == "\(wanted), or set missing: {fr: leave-out} in newsadmin.yml")
    }

    @Test func aTranslationThatNamesItsSourceIsFresh() throws {
        let source = "---\ntitle: Sale\n---\nText\n"
        let first = try TestWorkspace(["campaigns/a.md": source])
        let campaign = try #require(try first.read().campaigns.first)
        let hash = SourceFingerprint.of(campaign.source)
        let workspace = try TestWorkspace(
            ["campaigns/a.md": source, "campaigns/a.fr.md": "---\ntitle: Soldes\nsource: \(hash)\n---\nTexte\n"],
            locales: "en, fr")
        workspace.expect(try workspace.messages(of: "a").findings, at: [:])
    }

    @Test func variablesWithoutValueAreNamedWhereTheyStand() throws {
        let workspace = try TestWorkspace([
            "campaigns/a.md": """
            ---
            title: Only ①{{price}}
            action: {url: "https://example.com/②{{sku}}", label: "For ③{{ price }}"}
            buttons: {remind: {label: "④{{later}}"}}
            vars: {unused: x}
            ---
            First.

            Second ⑤{{amount}}, `⑥{{code}}`.
            """
        ])
        let marks: KeyValuePairs<Character, String> = [
            "①": "unknown-variable", "②": "unknown-variable", "③": "unknown-variable", "④": "unknown-variable",
            "⑤": "unknown-variable", "⑥": "unknown-variable",
        ]
        workspace.expect(try workspace.messages(of: "a").findings.filter { $0.rule == .unknownVariable }, at: marks)
    }

    @Test(arguments: [
        "title: ①\"A \\x7b{v}}\"\n---\nBody ②{{v}}", "title: ①\"\\\"\\x7b{v}}\" # {{v}}\n---\nBody ②{{v}}",
        "title: 'It''s ①{{v}}'\n---\nBody ②{{v}}", "title: >\n  A\n\n  ①{{v}}\n---\nBody ②{{v}}",
        "title: A\n b ①{{v}}\n---\nBody ②{{v}}", "title:\n  A\n  ①{{v}}\n---\nBody ②{{v}}",
        "title: A ①{{v}} {{v}}\n---\nBody ②{{v}}", "title: ①A {{\n v}}\n---\nBody ②{{v}}",
        "title: ①\"\\x7b{v}}\"\naction: {url: \"https://example.com/②{{v}}\"}\n---",
        "title: A\naction:\n  label: ①\"\\x7b{v}}\"\n  url: \"https://example.com/②{{v}}\"\n---",
        "title: A\naction:\n  label: ①B {{\n    v}}\n  url: \"https://example.com/②{{v}}\"\n---",
    ])
    func aVariableIsNotSoughtBehindItsField(_ text: String) throws {
        let workspace = try TestWorkspace(["campaigns/a.md": "---\n\(text)\n"])
        let findings = try workspace.messages(of: "a").findings.filter { $0.rule == .unknownVariable }.inReadingOrder()
        workspace.expect(findings, at: ["①": "unknown-variable", "②": "unknown-variable"])
    }

    @Test func ofManyVariablesInATitleEachIsToldOnce() throws {
        let names = (0..<2_000).map { "{{n\($0)}}" }.joined()
        let title = "①" + String(repeating: "{{a}}", count: 10_000) + names
        let workspace = try TestWorkspace(["campaigns/a.md": "---\ntitle: \"\(title)\"\n---\n②{{a}}\n"])
        let findings = try workspace.messages(of: "a").findings.filter { $0.rule == .unknownVariable }.inReadingOrder()
        #expect(findings.count == 2_002)
        workspace.expect(
            findings.filter { $0.message.hasPrefix("“{{a}}”") }, at: ["①": "unknown-variable", "②": "unknown-variable"])
    }
}
