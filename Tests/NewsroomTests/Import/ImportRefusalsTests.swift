import Campaigns
import Testing

@testable import Newsroom

/// What a client would crash on, or does not show to everybody, is left out and told.
@Suite struct ImportRefusalsTests {
    private static let configuration = """
        sourceLocale: en
        baseURL: https://news.example.com/feeds/
        app: {versions: ["1.0"]}
        clients: {inotify: {}, ismartnews: {}}

        """

    private func workspace(_ files: [String: String]) throws -> TestWorkspace {
        try TestWorkspace(files.merging(["newsadmin.yml": Self.configuration]) { $1 })
    }

    private func run(
        _ workspace: TestWorkspace, _ feeds: [String], client: String = "inotify", locales: [String] = []
    ) throws -> ImportResult {
        let paths = feeds.map { workspace.folder + "/" + $0 }
        return try Importing(
            ImportPlan(folder: workspace.folder, feeds: paths, client: client, locales: locales)
        ).run()
    }

    /// But for a feed that has the name of one.
    @Test(arguments: [("en,fr\nHello,Bonjour\n", true), ("PK\u{3}\u{4}", true), ("{ k = { Title = A; }; }", false)])
    func aTableOfTranslationsIsToldAsSuch(_ body: String, _ isTable: Bool) throws {
        for name in ["en.csv", "en.TSV", "en.xlsx"] {
            let workspace = try workspace([name: body])
            let result = try run(workspace, [name], locales: ["en"])
            let messages = result.findings.filter { $0.rule.id == "import-unreadable" }.map(\.message)
            #expect(messages.count == (isTable ? 1 : 0), "\(result.findings)")
            #expect(messages.allSatisfy { $0.hasSuffix("XLIFF or PO, by the verb “translate import”") })
        }
    }

    /// Campaigns of the other languages alone would be in the way of those that are made of all.
    @Test(arguments: [true, false])
    func ofFeedsWithOneThatCannotBeReadNoneIsImported(_ isDryRun: Bool) throws {
        let feed = "{ \"2026/11/20\" = { Title = A; Message = B; }; }"
        let workspace = try workspace(["en.plist": feed, "fr.plist": String(feed.dropLast(9))])
        try workspace.write(Self.configuration + "locales: [en, fr]\n", to: "newsadmin.yml")
        let feeds = ["en.plist", "fr.plist"].map { workspace.folder + "/" + $0 }
        let plan = ImportPlan(folder: workspace.folder, feeds: feeds, client: "inotify", isDryRun: isDryRun)
        let result = try Importing(plan).run()
        #expect(result.findings.map(\.rule.id) == ["import-unreadable"])
        #expect(result.findings.first?.suggestion?.hasPrefix("nothing is imported, of the other feeds neither") == true)
        #expect(result.campaigns.isEmpty && result.isDryRun == isDryRun)
        #expect(workspace.names(below: "campaigns").isEmpty)
    }

    /// A feed that is named after another language than the workspace's only one is hardly in that.
    @Test func aFeedThatIsNamedAfterAnotherLanguageIsNotTakenForTheOnlyOne() throws {
        let feed = "{ \"2026/11/20\" = { Title = A; Message = B; }; }"
        let others = ["fr.plist", "news_fr.plist", "news.fr.plist", "fr/news.plist", "pt_BR.plist", "news-pt-br.plist"]
        let own = [
            "news.plist", "en.plist", "xx.plist", "en_US.plist", "fr/news_en.plist", "en/news.plist",
            "fr/old/news.plist",
        ]
        let names = others + own
        let workspace = try workspace(Dictionary(uniqueKeysWithValues: names.map { ($0, feed) }))
        for name in others {
            let failure = #expect(throws: VerbFailure.self) { try run(workspace, [name]) }
            guard case .usage(let sentence)? = failure else {
                Issue.record("\(name)")
                continue
            }
            #expect(sentence.text.contains("is named after the language “\(name.contains("fr") ? "fr" : "pt-BR")”"))
            #expect(sentence.text.contains("say --locale en, or add"))
        }
        for name in own { #expect(try run(workspace, [name]).feeds.map(\.locale) == ["en"]) }
        #expect(try run(workspace, ["fr.plist"], locales: ["en"]).feeds.map(\.locale) == ["en"])
    }

    @Test func ofFeedsInTwoLanguagesTheOneThatIsNoLocaleIsToBeAdded() throws {
        let feed = "{ \"2026/11/20\" = { Title = A; Message = B; }; }"
        let workspace = try workspace(["news_en.plist": feed, "news_fr.plist": feed])
        let failure = #expect(throws: VerbFailure.self) { try run(workspace, ["news_en.plist", "news_fr.plist"]) }
        guard case .usage(let sentence)? = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
        #expect(sentence.text.hasSuffix("; add “fr” to the locales in newsadmin.yml"), "\(sentence)")
    }

    /// On a Mac, 1.0 takes a body for a format, and needs one.
    @Test(arguments: [
        ("{ Title = A; Message = \"50 %new\"; }", 1), ("{ Title = A; }", 1),
        ("{ Title = A; Message = \"50 %% off\"; }", 0),
    ])
    func whatCrashesTheFirstVersionOnAMacIsNotImported(_ message: String, _ refusals: Int) throws {
        let workspace = try workspace(["en.plist": "{ \"2026/11/20\" = \(message); }"])
        let mac = "inotify: {clientVersion: \"1.0\", platform: macos}"
        try workspace.write(Self.configuration.replacing("inotify: {}", with: mac), to: "newsadmin.yml")
        let result = try run(workspace, ["en.plist"], locales: ["en"])
        #expect(result.campaigns.count == 1 - refusals)
        #expect(result.findings.filter { $0.rule.id == "import-crash" }.count == refusals)
    }

    /// On a Mac, 1.5.6 makes a text of anything.
    @Test func aBodyThatIsNoTextIsImportedWhereItIsShown() throws {
        let message =
            "<key>Title</key><string>A</string><key>Message</key><integer>5</integer>"
            + "<key>ActionButton</key><integer>5</integer>"
        let feed = "<plist version=\"1.0\"><dict><key>2026/11/20</key><dict>\(message)</dict></dict></plist>"
        for (platform, crashes) in [("macos", 0), ("ios", 1)] {
            let workspace = try workspace(["en.plist": feed])
            let settings = "inotify: {platform: \(platform)}"
            try workspace.write(Self.configuration.replacing("inotify: {}", with: settings), to: "newsadmin.yml")
            let result = try run(workspace, ["en.plist"], locales: ["en"])
            let rules = result.findings.map(\.rule.id)
            #expect(rules.filter { $0 != "import-unread" }.count == crashes, "\(result.findings.map(\.description))")
            #expect(rules.contains("import-crash") == (crashes > 0))
            #expect(result.campaigns.count == 1 - crashes)
        }
    }

    @Test(arguments: [
        ("{ title_iphone = Hi; cancel = OK; }", "its title and text are for some phones only"),
        ("{ title_en_us = Hi; cancel = OK; }", "its title and text are for some phones only"),
        ("{ meta = { uuid = empty; }; }", "the item has no urls"),
        ("{ meta = { uuid = empty; urls = (); }; }", "the item has no urls"),
        ("{ meta = { uuid = empty; urls = (); urls_ipad = (); }; }", "the item has no urls"),
    ])
    func whatHasNoWordsForEveryPhoneIsTold(_ element: String, _ reason: String) throws {
        let workspace = try workspace(["en.plist": "(\(element), { title = Hello; text = Text; cancel = OK; })"])
        let result = try run(workspace, ["en.plist"], client: "ismartnews", locales: ["en"])
        #expect(result.campaigns.map(\.id) == ["hello"])
        #expect(result.findings.count == 1)
        #expect(result.findings.first?.message.contains(reason) == true, "\(result.findings.map(\.description))")
    }

    private static let hello = "{ title = Hello; text = Text; cancel = OK; }"

    /// A feed without a gate or events, in a workspace that has them, would behave otherwise.
    @Test func settingsThatTheFeedLacksAreTold() throws {
        let workspace = try workspace(["en.plist": "(\(Self.hello))", "none.plist": "()"])
        let settings = "ismartnews: {gate: 1, events: {\"level:done\": \"ON=1\"}}"
        try workspace.write(
            Self.configuration.replacing("ismartnews: {}", with: settings).replacing(
                "app: {", with: "app: {events: [\"level:done\"], "), to: "newsadmin.yml")
        let result = try run(workspace, ["en.plist"], client: "ismartnews", locales: ["en"])
        #expect(result.findings.map(\.rule.id) == ["import-setting", "import-setting"])
        #expect(result.findings.first?.message == "newsadmin.yml says “events”, and this feed does not")
        #expect(result.settings.isEmpty)
        #expect(try run(workspace, ["none.plist"], client: "ismartnews", locales: ["en"]).findings.isEmpty)
    }

    private func gated(_ gate: Int) -> String {
        "<plist version=\"1.0\"><array><dict><key>gate</key><integer>\(gate)</integer></dict>"
            + "<dict><key>title</key><string>Hello</string><key>cancel</key><string>OK</string></dict></array></plist>"
    }

    @Test func feedsThatDoNotAgreeAreToldWhateverTheWorkspaceSays() throws {
        for gate in ["ismartnews: {}", "ismartnews: {gate: 3}", "ismartnews: {gate: 1}"] {
            let workspace = try workspace([
                "en.plist": gated(3), "fr.plist": gated(1),
            ])
            try workspace.write(
                Self.configuration.replacing("ismartnews: {}", with: gate) + "locales: [en, fr]\n", to: "newsadmin.yml")
            let result = try run(workspace, ["en.plist", "fr.plist"], client: "ismartnews")
            let messages = result.findings.filter { $0.rule.id == "import-setting" }.map(\.message)
            #expect(messages.contains { $0.hasPrefix("“gate” is another one in ") })
        }
    }

    @Test func whatAFeedLacksIsToldByTheOneThatHasIt() throws {
        let workspace = try workspace(["en.plist": "(\(Self.hello))", "fr.plist": gated(2), "de.plist": gated(2)])
        try workspace.write(Self.configuration + "locales: [en, fr, de]\n", to: "newsadmin.yml")
        let messages = try run(workspace, ["en.plist", "fr.plist", "de.plist"], client: "ismartnews").findings
            .filter { $0.rule.id == "import-setting" }.map(\.message)
        #expect(messages.count == 2)
        #expect(messages.allSatisfy { $0.hasPrefix("“gate” stands here and not in ") && $0.contains("en.plist") })
    }

    /// Neither the order of events nor the case of patterns makes a difference to phones.
    @Test func feedsThatMeanTheSameAgree() throws {
        func feed(_ events: [(String, String)]) -> String {
            let sections = events.map { name, pattern in
                "<dict><key>event</key><dict><key>name</key><string>\(name)</string><key>pattern</key>"
                    + "<string>\(pattern)</string></dict></dict>"
            }
            return "<plist version=\"1.0\"><array>\(sections.joined())<dict><key>title</key><string>Hello</string>"
                + "<key>cancel</key><string>OK</string></dict></array></plist>"
        }
        let workspace = try workspace([
            "en.plist": feed([("a", "ON=1"), ("b", "ON=2")]), "fr.plist": feed([("b", "on=2"), ("a", "ON=1")]),
        ])
        let settings = "ismartnews: {events: {a: \"ON=1\", b: \"ON=2\"}}"
        try workspace.write(
            Self.configuration.replacing("ismartnews: {}", with: settings).replacing(
                "app: {", with: "app: {events: [a, b], ") + "locales: [en, fr]\n", to: "newsadmin.yml")
        let findings = try run(workspace, ["en.plist", "fr.plist"], client: "ismartnews").findings
        #expect(findings.isEmpty, "\(findings.map(\.description))")
    }

    private static let urls = "<key>urls</key><array><string>https://a.b</string></array>"
    private static let events =
        "<key>events</key><dict><key>app:x</key><string>ON=1</string></dict>"

    private static func item(_ uuid: String, _ more: String) -> String {
        "<key>meta</key><dict><key>uuid</key><string>\(uuid)</string>\(urls)\(more)</dict>"
    }

    /// The library takes the events of an item that is to be ignored, and none of one beside an event section.
    @Test func eventsThatBelongElsewhereAreTold() throws {
        let section =
            "<key>event</key><dict><key>name</key><string>e</string><key>pattern</key><string>ON=1</string></dict>"
        for (elements, rules, campaigns) in [
            (
                [Self.item("u", "<key>ignore</key><true/>" + Self.events), Self.item("u", "")],
                ["import-unread", "import-unsupported"], 1
            ),
            ([section + Self.item("u", Self.events)], ["import-unread", "import-setting"], 1),
            ([section + Self.item("review", "")], ["import-unsupported", "import-setting"], 0),
        ] {
            let feed = elements.map { "<dict>\($0)</dict>" }.joined()
            let workspace = try workspace(["en.plist": "<plist version=\"1.0\"><array>\(feed)</array></plist>"])
            let result = try run(workspace, ["en.plist"], client: "ismartnews", locales: ["en"])
            #expect(Set(result.findings.map(\.rule.id)) == Set(rules), "\(result.findings.map(\.description))")
            #expect(result.campaigns.count == campaigns)
        }
    }

    /// A page that templates cannot say keeps its address.
    @Test(arguments: [
        ("\u{FEFF}<h1>Été</h1>", "it begins with a byte-order mark"), ("", "is empty"), (" \n", "is empty"),
        ("<img src=\"//cdn.example.com/a.png\">", "it names “//cdn.example.com/a.png”, which phones complete"),
        ("<a href=\"?q=1\">", "it names “?q=1”, which phones complete by the page's own address"),
    ])
    func aViewThatATemplateCannotSayKeepsItsAddress(_ page: String, _ reason: String) throws {
        let control = #"{"sale": {"entry": "b", "views": {"b": {"file": "https://x.example/views/b.html"}}}}"#
        let workspace = try workspace(["old/control.json": control, "old/views/b.html": page])
        try workspace.write(
            Self.configuration.replacing("ismartnews: {}", with: "notable: {}"), to: "newsadmin.yml")
        let result = try run(workspace, ["old/control.json"], client: "notable", locales: ["en"])
        #expect(result.findings.map(\.rule.id) == ["import-view"])
        #expect(result.findings.first?.message.contains(reason) == true, "\(result.findings.map(\.description))")
        #expect(try workspace.build().isClean)
        #expect(try workspace.text("public/feeds/notable/en/control.json").contains("https://x.example/views/b.html"))
    }

    @Test func anUnderscoreInALocaleIsAHyphen() throws {
        let workspace = try workspace(["news_pt_BR.plist": "(\(Self.hello))"])
        try workspace.write(Self.configuration + "locales: [en, pt, pt-BR]\n", to: "newsadmin.yml")
        let result = try run(workspace, ["news_pt_BR.plist"], client: "ismartnews")
        #expect(result.campaigns.map(\.locales) == [["pt-BR"]])
    }

    /// With several clients, the first feed tells which one reads it; where it is not there, that is said.
    @Test func aFeedThatIsNotThereIsNotAskedForItsClient() throws {
        let workspace = try workspace(["a=b.plist": "(\(Self.hello))"])
        func outcome(_ name: String) throws -> (status: Int32, messages: String) {
            let outcome = try Program.run(["import", name], in: workspace.folder)
            return (outcome.status, outcome.messages)
        }
        #expect(try outcome("none.plist").status == 3)
        #expect(try outcome("none.plist").messages.contains("none.plist"))
        #expect(try outcome("a=b.plist").status == 0)
    }

    @Test func keysThatDifferInTheFormOfALetterAreTwo() throws {
        let messages = ["caf\u{E9}", "cafe\u{301}"].map { key in
            "<key>\(key)</key><dict><key>Title</key><string>A</string><key>Message</key><string>B</string></dict>"
        }
        let head =
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" "
            + "\"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n"
        let workspace = try workspace(["en.plist": "\(head)<dict>\(messages.joined())</dict>\n</plist>\n"])
        let result = try run(workspace, ["en.plist"], locales: ["en"])
        #expect(result.campaigns.count == 2)
        #expect(result.findings.isEmpty, "\(result.findings.map(\.description))")
    }
}
