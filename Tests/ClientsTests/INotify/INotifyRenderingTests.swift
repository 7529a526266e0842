import Campaigns
import Testing

@testable import Clients

/// Every row of “what becomes what” for iNotify 1.5.6 and 1.0, and every key of its block.
@Suite struct INotifyRenderingTests {
    private static let action = "action: {url: \"https://example.com/sale\", label: Show me}"

    static let trials: [INotifyRenderingTrial] = [
        .init("title, text", "", ["Title": "Sale", "Message": "It is spring.", "ActionURL": .null]),
        .init("text after more", "", text: "One.\n\n<!-- more -->\n\nTwo.", ["Message": "One.\n\nTwo."]),
        .init(
            "action.url", "action: {url: \"https://e.com/\"}", ["ActionURL": "https://e.com/", "ActionButton": .null]),
        .init("action.label", action, ["ActionURL": "https://example.com/sale", "ActionButton": "Show me"]),
        .init("buttons.dismiss", "buttons: {dismiss: {label: No}}", findings: ["no-place"]),
        .init("buttons.never", "buttons: {never: {label: Never}}", findings: ["no-place"]),
        .init(
            "buttons.more", "buttons: {more: {label: Read}}", text: "One.\n\n<!-- more -->\n\nTwo.",
            findings: ["no-place"]),
        .init("buttons.remind", "buttons: {remind: {label: Later}}", findings: ["no-place"]),
        .init("buttons.review", "buttons: {review: {label: Rate}}", findings: ["no-place"]),
        .init(
            "images", "", text: "![A cat](https://e.com/a.png) sits.", ["Message": "A cat sits."],
            findings: ["no-place"]),
        .init("versions.min", "versions: {min: \"1.0\"}", ["MinVersion": "1.0", "MaxVersion": .null]),
        .init("versions.min, as written", "versions: {min: 1.10}", ["MinVersion": "1.10"]),
        .init("versions.max", "versions: {max: \"1.1\"}", ["MaxVersion": "1.1"]),
        .init("versions.before, a known version", "versions: {before: \"2.0\"}", ["MaxVersion": "1.1"]),
        .init("versions.before, an unknown version", "versions: {before: \"1.5\"}", ["MaxVersion": "1.1"]),
        .init("versions.before, none below", "versions: {before: \"1.0\"}", findings: ["restriction-not-kept"]),
        .init(
            "versions.before, none below, for everyone", "versions: {before: \"1.0\"}\neveryone: [inotify]",
            ["MaxVersion": .null], findings: ["restriction-waived"]),
        .init("system.before", "system: {before: \"26.0\"}", findings: ["restriction-not-kept"]),
        .init(
            "system.before, for everyone", "system: {before: \"26.0\"}\neveryone: [inotify]",
            findings: ["restriction-waived"]),
        .init("show: once", "show: once", ["Title": "Sale"]),
        .init("show: untilAction", "\(action)\nshow: untilAction", findings: ["restriction-not-kept"]),
        .init("show: always", "show: always\neveryone: [inotify]", findings: ["restriction-not-kept"]),
        .init("template", "template: hero", findings: ["no-place"]),
        .first("1.0: versions.min", "versions: {min: \"1.0\"}", findings: ["restriction-not-kept"]),
        .first("1.0: versions.max", "versions: {max: \"1.1\"}", findings: ["restriction-not-kept"]),
        .first("1.0: versions.before", "versions: {before: \"2.0\"}", findings: ["restriction-not-kept"]),
        .first(
            "1.0: versions, for everyone", "versions: {min: \"1.0\", max: \"1.1\"}\neveryone: [inotify]",
            ["MinVersion": .null, "MaxVersion": .null], findings: ["restriction-waived", "restriction-waived"]),
        .init("key", "inotify: {key: 2026/11/20}", key: "2026/11/20", ["Title": "Sale"]),
        .init("key, empty", "inotify: {key: \"\"}", key: "", findings: ["bad-client-key"]),
        .init(
            "raw", "inotify: {raw: {Audience: beta, Title: Own, Count: 3}}",
            ["Title": "Own", "Audience": "beta", "Count": 3], findings: ["raw-entry", "raw-replaces"]),
        .init(
            "raw, not text", "inotify: {raw: {Title: 5, Message: \"5\", ActionURL: ~}}", ["Message": "5"],
            findings: ["inotify-malformed-entry", "raw-entry", "raw-replaces", "raw-replaces"]),
        .init("an unknown key", "inotify: {kye: 2026/11/20}", findings: ["unknown-key"]),
    ]

    @Test func theKeyIsTheSameInAllLocales() throws {
        let rendered = try RenderedWorkspace(
            INotifyClient.self,
            [
                "newsadmin.yml":
                    "{sourceLocale: en, locales: [en, fr], baseURL: \"https://e.com/\", clients: {inotify: {}}}",
                "campaigns/2026-11-20-a.md": "---\ntitle: A\n---\nText\n",
                "campaigns/2026-11-20-a.fr.md": "---\ntitle: A\ninotify: {key: 2026/11/21}\n---\nTexte\n",
            ])
        #expect(
            rendered.findings.map(\.description) == [
                "campaigns/2026-11-20-a.fr.md:3:11: error: “inotify.key” belongs to the whole campaign, not to a "
                    + "translation; write it in campaigns/2026-11-20-a.md [unknown-key]"
            ])
    }

    @Test(arguments: trials)
    func rowsAndKeys(_ trial: INotifyRenderingTrial) throws {
        try trial.run()
    }

    @Test func everyRowIsProved() {
        #expect(RenderingRows.missing(from: Self.trials.map(\.name) + ["start, end"]) == [])
    }

    /// The row “start, end”: iNotify has no dates, so the entry comes and goes.
    @Test func entriesAreInTheFeedFromStartUntilEnd() throws {
        let rendered = try RenderedWorkspace(
            INotifyClient.self,
            INotifyRenderingTrial.files("start: 2026-11-20T09:00\nend: 2026-12-01T00:00Z", text: "Text"))
        let window = try #require(rendered.entries.first?.window)
        #expect(window.start?.iso8601 == "2026-11-20T08:00:00Z")
        #expect(window.end?.iso8601 == "2026-12-01T00:00:00Z")
    }

    @Test(arguments: [
        ("2026-11-20", "2026/11/20"), ("2026-11-20-sale", "2026/11/20-sale"), ("2026-11-20-a-b", "2026/11/20-a-b"),
        ("2026-11-20.v2", "2026/11/20.v2"), ("sale", nil), ("2026-11-201", nil), ("2026-1-20-sale", nil), ("", nil),
    ])
    func keysFollowFromDatedIDs(_ id: String, key: String?) {
        #expect(INotifyClient.datedKey(of: id) == key)
    }

    @Test func keysThatDifferInCaseAloneAreFound() throws {
        var files = INotifyRenderingTrial.files("inotify: {key: 2026/a}", text: "Text")
        files["campaigns/other.md"] = "---\ntitle: Other\ninotify: {key: 2026/A}\n---\nText\n"
        let rendered = try RenderedWorkspace(INotifyClient.self, files)
        #expect(rendered.client.findings(among: rendered.entries, locale: "en").map(\.rule) == [.inotifyKeyCase])
    }

    @Test("Keys are as equal to iNotify as CoreFoundation finds them", arguments: ["STRASSE", "Straße", "ſtrasse"])
    func keysThatFoldAlikeAreFound(_ key: String) throws {
        var files = INotifyRenderingTrial.files("inotify: {key: straße}", text: "Text")
        files["campaigns/other.md"] = "---\ntitle: Other\ninotify: {key: \(key)}\n---\nText\n"
        let rendered = try RenderedWorkspace(INotifyClient.self, files)
        let isAlike = CaseInsensitiveOrder.compare(key, "straße") == .orderedSame
        let found = rendered.client.findings(among: rendered.entries, locale: "en").map(\.rule)
        #expect(found == (isAlike ? [.inotifyKeyCase] : []))
    }

    @Test(arguments: [("1.0", [Rule]()), ("1.5.6", [.inotifyMalformedEntry])])
    func boundsOfAWrongTypeHarmWhoReadsThem(version: String, rules: [Rule]) throws {
        var files = INotifyRenderingTrial.files("inotify: {key: a, raw: {MinVersion: 9}}", text: "Text")
        files["newsadmin.yml"] = INotifyRenderingTrial.configuration("clientVersion: \"\(version)\"")
        let found = try RenderedWorkspace(INotifyClient.self, files).findings.map(\.rule)
        #expect(found.filter { $0 == .inotifyMalformedEntry } == rules)
    }

    @Test(
        "Values that are not text harm where an alert is made of them as they are",
        arguments: [
            ("", "Message: 5", true), ("platform: macos", "Message: 5", false),
            ("clientVersion: \"1.0\"", "Message: 5", true), ("", "Title: 5", true),
            ("platform: macos", "Title: 5", true),
            ("", "ActionButton: 5", false), ("", "ActionButton: 5, ActionURL: \"https://e.com\"", true),
        ])
    func textsOfAWrongTypeHarmWhereTheyAreUsed(settings: String, raw: String, isFound: Bool) throws {
        let files = INotifyRenderingTrial.files("inotify: {raw: {\(raw)}}", text: "Text", settings: settings)
        let found = try RenderedWorkspace(INotifyClient.self, files).findings(of: .inotifyMalformedEntry)
        #expect(!found.isEmpty == isFound)
    }

    @Test func aLabelOfAWrongTypeHarmsBesideTheCampaignsOwnAddress() throws {
        let files = INotifyRenderingTrial.files(
            "\(Self.action)\ninotify: {raw: {ActionButton: 5}}", text: "Text", settings: "")
        let found = try RenderedWorkspace(INotifyClient.self, files).findings(of: .inotifyMalformedEntry)
        #expect(found.map(\.message) == ["“ActionButton” is not text, which crashes the app"])
    }

    @Test func version10CrashesOnlyWhenTheAddressIsToBeOpened() throws {
        let files = INotifyRenderingTrial.files(
            "inotify: {raw: {ActionURL: 5}}", text: "Text", settings: "clientVersion: \"1.0\"")
        let found = try RenderedWorkspace(INotifyClient.self, files).findings(of: .inotifyMalformedEntry)
        #expect(found.map(\.message) == ["“ActionURL” is not text, which crashes the app once the action is pressed"])
    }

    @Test func longTextsAreFound() throws {
        let title = String(repeating: "title ", count: 11)
        let label = String(repeating: "label ", count: 5)
        let files = [
            "newsadmin.yml": INotifyRenderingTrial.configuration(""),
            "campaigns/2026-11-20-sale.md": """
            ---
            title: \(title)
            action: {url: "https://e.com/", label: "\(label)"}
            ---
            \(String(repeating: "text ", count: 101))
            """,
        ]
        let rendered = try RenderedWorkspace(INotifyClient.self, files)
        #expect(rendered.findings.map(\.rule) == [.alertTitleLength, .alertTextLength, .alertButtonLength])
        #expect(rendered.findings.map(\.position.line) == [2, 5, 3])
    }

    /// What is previewed is what the device shows.
    @Test(
        arguments: [
            ("platform: macos", "null", "(null)"), ("platform: macos", "100%%", "100%%"), ("platform: macos", "7", "7"),
            ("platform: macos, clientVersion: \"1.0\"", "100%%", "100%"),
            ("platform: macos, clientVersion: \"1.0\"", "null", nil), ("platform: ios", "null", nil),
            ("platform: ios, clientVersion: \"1.0\"", "100%%", "100%%"),
        ] as [(String, String, String?)])
    func theTextOfAnAlertIsWhatTheDeviceShows(settings: String, raw: String, shown: String?) throws {
        let raw = raw.contains("%") ? "\"\(raw)\"" : raw
        let rendered = try RenderedWorkspace(
            INotifyClient.self,
            INotifyRenderingTrial.files("inotify: {raw: {Message: \(raw)}}", text: "Text", settings: settings))
        guard case .alert(let alert)? = rendered.screens().first?.screen else {
            Issue.record("there is no alert")
            return
        }
        #expect(alert.text == shown)
    }
}
