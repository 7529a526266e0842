import Campaigns
import Testing

@testable import Clients

@Suite("Notable's rules") struct NotableRuleTests {
    private static let app = """
        app:
          versions: ["1.0", "2.4.0"]
          builds: {"1.0": "90", "2.4.0": "417"}
        """

    @Test(
        "find what the publisher can see",
        arguments: [
            ("notable: {all: {neverDisplay: true}}", "notable-unknown-condition"),
            ("notable: {any: {lastDisplayedMinimumSeconds: 3}}", "notable-unknown-condition"),
            ("notable: {all: {language: en}}", "notable-unknown-condition"),
            ("show: always\nnotable: {all: {lastDisplayMinimumSeconds: 3600}}", "notable-never-satisfied"),
            ("show: always\nnotable: {any: {lastDisplayMinimumSeconds: 3600}}", "notable-never-satisfied"),
            ("show: always\nnotable: {all: {neverDisplayed: false}}", "notable-never-satisfied"),
            ("show: always\nnotable: {any: {neverDisplayed: false}}", "notable-never-satisfied"),
            ("show: always\nnotable: {all: {lastDisplayMinimumLaunches: 3}}", "notable-first-display"),
            ("notable: {any: {neverDisplayed: true, lastDisplayMinimumLaunches: 3}}", "notable-cooldown-once"),
            ("notable: {any: {onWifi: true, lastDisplayMinimumSeconds: 3}}", "notable-cooldown-once"),
            ("notable: {any: {lastDisplayMinimumLaunches: 3}}", "notable-first-display"),
            (
                "show: always\nnotable: {any: {lastDisplayMinimumLaunches: 3, lastDisplayMinimumSeconds: 60}}",
                "notable-first-display"
            ),
            ("notable: {all: {neverDisplayed: false}}", "contradicting-block"),
            ("show: untilAction\naction: {url: \"x:y\"}\nnotable: {all: {flagNotSet: x}}", "contradicting-block"),
            ("system: {before: \"26.0.0\"}", "notable-system-version"),
            ("notable: {any: {iOSVersionLessThan: \"9.0.0\"}}", "notable-system-version"),
            ("notable: {all: {appVersionLessThan: \"2.4.0\"}}", "notable-build-number"),
            ("show: untilAction", "notable-endless"),
            ("notable: {entry: bannr}", "notable-entry-view"),
            ("notable: {views: {a/b: {}}}", "notable-view-name"),
            ("notable: {views: {\((1...33).map { "v\($0): {}" }.joined(separator: ", "))}}", "over-limit"),
            ("notable: {views: {card: {}, Card: {}}}", "notable-view-name"),
            ("notable: {views: {card: {file: \"banner.html\"}}}", "notable-view-address"),
            ("notable: {views: {card: {file: \"ftp://a.example/b\"}}}", "notable-view-address"),
            ("notable: {views: {card: {height: 568.5}}}", "notable-view-height"),
            ("notable: {views: {banner: {}, card: {file: \"https://a.example/{{b}}\"}}}", "unknown-variable"),
            ("template: heroo", "bad-template"),
            ("notable: {views: {card: {template: nothing}}}", "bad-template"),
            ("notable: {id: \"\"}", "bad-client-key"),
            ("notable: {views: {card: {height: tall}}}", "wrong-type"),
            ("notable: {views: {card: {height: 0}}}", "wrong-type"),
            ("notable: {views: {card: {origin: left}}}", "wrong-type"),
            ("notable: {all: {onWifi: 3}}", "wrong-type"),
            ("notable: {all: {lastDisplayMinimumLaunches: 1.5}}", "wrong-type"),
            ("notable: {all: [onWifi]}", "wrong-type"),
            ("notable: {vews: {}}", "unknown-key"),
        ])
    func find(front: String, rule: String) throws {
        let rendered = try RenderedWorkspace(
            NotableClient.self, NotableRenderingTests.files(front, app: Self.app))
        // Most of these have no pause, which has tests of its own.
        #expect(Set(rendered.findings.map(\.rule.id)).subtracting(["notable-piling-up"]) == [rule])
        #expect(rendered.findings.allSatisfy { $0.position.file == "campaigns/sale.md" && $0.position.line > 1 })
        #expect(rendered.findings.allSatisfy { $0.campaign == "sale" && $0.client == "notable" })
    }

    @Test(
        "are silent about what is right",
        arguments: [
            "", "show: always\nnotable: {any: {neverDisplayed: true, lastDisplayMinimumSeconds: 3600}}",
            "show: always\nnotable: {any: {neverDisplayed: true, lastDisplayMinimumLaunches: 3}}",
            "notable: {all: {neverDisplayed: true}}", "system: {before: \"26.1\"}", "notable: {entry: full}",
            "notable: {all: {appVersionLessThan: \"417\"}}", "template: hero",
        ])
    func areSilent(front: String) throws {
        let rendered = try RenderedWorkspace(
            NotableClient.self, NotableRenderingTests.files(front, app: Self.app))
        #expect(rendered.findings.map(\.description) == [])
    }

    @Test(
        "find that builds must be known for a bound on builds",
        arguments: [
            ("notable: {all: {appVersionLessThan: \"417\"}}", "1.0 and 1 more"),
            ("notable: {any: {appVersionLessThan: \"417\"}}", "1.0 and 1 more"), ("", nil),
            ("versions: {max: \"1.0\"}\nnotable: {all: {appVersionLessThan: \"417\"}}", "1.0"),
            ("versions: {min: \"3.0\"}\nnotable: {all: {appVersionLessThan: \"417\"}}", nil),
        ])
    func findUnknownBuilds(front: String, versions: String?) throws {
        let rendered = try RenderedWorkspace(
            NotableClient.self,
            NotableRenderingTests.files(front, app: "app: {versions: [\"1.0\", \"2.4.0\"]}"))
        let messages = versions.map { versions in
            "Notable compares builds, and app.builds has none for \(versions): whom this reaches cannot be told"
        }
        #expect(rendered.findings(of: .notableBuildUnknown).map(\.message) == [messages].compactMap { $0 })
    }

    @Test(
        "say what was probably meant",
        arguments: [
            ("notable: {all: {neverDisplay: true}}", "did you mean “neverDisplayed”?"),
            ("notable: {all: {lastDisplayedMinimumSeconds: 3}}", "it is called “lastDisplayMinimumSeconds” now"),
            ("notable: {entry: bannr}", "did you mean “banner”?"), ("template: heroo", "did you mean “hero”?"),
            (
                "notable: {all: {appVersionLessThan: \"2.4.0\"}}",
                "write its build, 417, or versions: {before: \"2.4.0\"}"
            ),
            ("system: {before: \"26.0.0\"}", "write 26.0"),
        ])
    func suggest(front: String, suggestion: String) throws {
        let rendered = try RenderedWorkspace(
            NotableClient.self, NotableRenderingTests.files(front, app: Self.app))
        #expect(rendered.findings.map(\.suggestion) == [suggestion])
    }

    @Test(
        "refuse raw entries that would crash the app",
        arguments: [
            "conditions: 3", "conditions: {all: []}", "conditions: {any: {appVersionLessThan: 3}}",
            "conditions: {all: {onWifi: null}}", "views: []", "views: {banner: 1}", "views: {banner: {file: 1}}",
            "views: {banner: {origin: 2}}", "views: {banner: {height: []}}",
        ])
    func refuseCrashes(raw: String) throws {
        let rendered = try RenderedWorkspace(
            NotableClient.self, NotableRenderingTests.files("notable: {raw: {\(raw)}}"))
        #expect(rendered.findings(of: .notableMalformedEntry).count == 1)
    }

    @Test(
        "know what crashes the app from what only hides a message",
        arguments: [
            ("entry: 3", ["“entry” is not text: it names no view, and may crash the app where its turn comes"]),
            ("views: []", ["“views” is not a mapping, which crashes the app at every launch"]),
            (
                "conditions: {any: {appVersionLessThan: 3}}",
                [
                    "“conditions.any.appVersionLessThan” cannot be 3, which crashes the app wherever it has to look at that"
                ]
            ),
            (
                "entry: card, views: {card: {file: 1}}",
                ["“views.card.file” is not text, which crashes the app once the message is displayed"]
            ),
            (
                "entry: card, views: {more: {file: 1}, card: {file: 2}}",
                ["“views.card.file” is not text, which crashes the app once the message is displayed"]
            ),
            (
                "entry: 3, views: {card: {file: 1}}",
                ["“entry” is not text: it names no view, and may crash the app where its turn comes"]
            ),
            (
                "entry: card, views: {card: {}, more: {file: null}}",
                ["“views.more.file” is not text, which crashes the app once the view is displayed"]
            ),
            ("conditions: {all: {flagNotSet: 3}}", []), ("views: {banner: {height: true}}", []),
            ("views: {banner: {height: \"80px\"}}", []),
        ])
    func tellCrashes(raw: String, messages: [String]) throws {
        let rendered = try RenderedWorkspace(
            NotableClient.self, NotableRenderingTests.files("notable: {raw: {\(raw)}}"))
        #expect(rendered.findings(of: .notableMalformedEntry).map(\.message) == messages)
    }

    @Test(
        "refuse fields of the whole campaign in a translation, with the way out",
        arguments: ["id: x", "all: {}", "views: {banner: {height: 3}}", "raw: {}"])
    func refuseTranslatedFields(block: String) throws {
        let french = "---\ntitle: Vente\nnotable: {\(block)}\n---\nTexte.\n"
        let rendered = try RenderedWorkspace(
            NotableClient.self, NotableRenderingTests.files("", extra: ["campaigns/sale.fr.md": french]))
        let finding = try #require(rendered.findings.first)
        #expect(rendered.findings.count == 1)
        #expect(finding.rule == .unknownKey)
        #expect(finding.locales == ["fr"])
        #expect(finding.suggestion == "write it in campaigns/sale.md")
    }

    @Test("measure a banner by its height, and no full view")
    func measureBanners() throws {
        let text = String(repeating: "word ", count: 22) + "word!"
        for (front, count) in [
            ("", 1), ("notable: {views: {banner: {height: 138}}}", 0), ("notable: {views: {banner: {height: 60}}}", 1),
            ("notable: {views: {card: {}}}", 0),
        ] {
            let rendered = try RenderedWorkspace(
                NotableClient.self, NotableRenderingTests.files(front + "\nlocales: [en]", body: text))
            #expect(rendered.findings(of: .bannerTextLength).count == count)
        }
        var files = NotableRenderingTests.files("locales: [en]")
        files["campaigns/sale.md"] = files["campaigns/sale.md"]?.replacing(
            "title: Sale", with: "title: \(String(repeating: "x", count: 41))")
        #expect(try RenderedWorkspace(NotableClient.self, files).findings.map(\.rule) == [.bannerTitleLength])
    }

    @Test(
        "find what a view loads from elsewhere",
        arguments: [
            ("<script src=\"https://a.example/a.js\"></script>", true), ("<script>1</script>", false),
            ("<link rel=stylesheet href=//a.example/a.css>", true), ("<link rel=icon href=x>", false),
            ("<style>@import url(a.css);</style>", true), ("<style>@font-face{src:url(a.woff)}</style>", true),
            ("<style>@font-face{src:url(data:font/woff;base64,)}</style>", false),
            ("<style>p{color:red}</style><p>@import</p>", false), ("<img src=\"https://a.example/a.png\">", false),
        ])
    func findResources(html: String, isFound: Bool) throws {
        var library = TemplateLibrary.builtIn
        try library.add("notable/banner", text: html)
        let rendered = try RenderedWorkspace(
            NotableClient.self, NotableRenderingTests.files("locales: [en]"), templates: library)
        #expect(rendered.findings(of: .notableExternalResource).isEmpty == !isFound)
    }
}
