import Campaigns
import Testing

@Suite struct CampaignReaderTests {
    @Test func everyFieldIsReadAsWritten() throws {
        let workspace = try TestWorkspace(
            [
                "campaigns/2026-11-20-sale.md": """
                ---
                title: Spring sale
                draft: true
                locales: [fr, en]
                clients: [notable, inotify]
                everyone: [notable]
                start: 2026-11-20T09:00
                end: 2026-12-01T00:00Z
                versions: {min: 1.10, max: "2.0"}
                system: {before: "26.0"}
                show: untilAction
                action: {url: "https://example.com/sale", label: Show me}
                buttons: {dismiss: {label: Not now}, never: {label: Never again}, more: {label: Read more}, remind: {label: Later}, review: {label: Rate}}
                template: hero
                vars: {price: "4.99 €"}
                allow: [expiring-soon]
                inotify: {key: 2026/11/20}
                ---
                Short.

                <!-- more -->

                Long.
                """
            ], locales: "en, fr, de")
        let read = try workspace.read()
        workspace.expect(read.findings, at: [:])
        let campaign = try #require(read.campaigns.first)
        #expect(campaign.id == "2026-11-20-sale")
        #expect(campaign.source.title?.value == "Spring sale")
        #expect(campaign.isDraft)
        #expect(campaign.locales == ["en", "fr"])
        #expect(campaign.clients == ["inotify", "notable"])
        #expect(campaign.isForEveryone(of: "notable") && !campaign.isForEveryone(of: "inotify"))
        #expect(campaign.window.start?.iso8601 == "2026-11-20T08:00:00Z")
        #expect(campaign.window.end?.iso8601 == "2026-12-01T00:00:00Z")
        #expect(campaign.versions.minimum?.value.text == "1.10")
        #expect(campaign.versions.description == "1.10 to 2.0")
        #expect(campaign.systemBefore?.value == "26.0")
        #expect(campaign.show?.value == .untilAction)
        #expect(campaign.source.actionURL?.value == "https://example.com/sale")
        #expect(campaign.source.actionLabel?.value == "Show me")
        #expect(
            campaign.source.buttons.mapValues(\.value)
                == [
                    .dismiss: "Not now", .never: "Never again", .more: "Read more", .remind: "Later", .review: "Rate",
                ])
        #expect(campaign.template?.value == "hero")
        #expect(campaign.source.variables["price"]?.value == "4.99 €")
        #expect(campaign.allowed.map(\.value) == ["expiring-soon"])
        #expect(campaign.source.blocks.keys.sorted() == ["inotify"])
        #expect(campaign.source.hasBody)
    }

    @Test func onlyATitleIsNeeded() throws {
        let workspace = try TestWorkspace(["campaigns/a.md": "---\ntitle: no\n---\n"], locales: "en, ①no")
        let read = try workspace.read()
        workspace.expect(read.findings, at: ["①": "locale-form"])
        let campaign = try #require(read.campaigns.first)
        #expect(campaign.source.title?.value == "no")
        #expect(campaign.locales == ["en", "no"])
        #expect(campaign.clients == ["inotify", "notable"])
        #expect(!campaign.isDraft && campaign.show == nil && campaign.window == Window() && campaign.versions.isOpen)
        #expect(!campaign.source.hasBody)
    }

    @Test(arguments: ["\r\n", "\n"])
    func lineEndsAndAByteOrderMarkMakeNoDifference(_ lineEnd: String) throws {
        let text = "\u{FEFF}---\ntitle: A\nversions:\n  min: 1.10\n---\nText\n".replacing("\n", with: lineEnd)
        let workspace = try TestWorkspace(["campaigns/a.md": text])
        let read = try workspace.read()
        workspace.expect(read.findings, at: [:])
        #expect(read.campaigns.first?.versions.minimum?.value.text == "1.10")
        #expect(read.campaigns.first?.source.title?.value == "A")
    }

    @Test func allMistakesOfAFileAreNamedInOneRun() throws {
        let workspace = try TestWorkspace([
            "campaigns/a.md": """
            ---
            ①titel: Sale
            title: ②"  "
            locales: [en, ③fn]
            clients: [inotify, ④inotfy, ⑤sourse]
            everyone: [⑥notable]
            start: ⑦2026-11-31T09:00
            end: ⑧2026-11-20
            versions: {min: ⑨"2.0", max: "1.9"}
            system: {before: ⑩new, ⑪after: "1"}
            show: ⑫often
            draft: ⑬perhaps
            action: ⑭https://example.com
            buttons: {⑮ok: {label: OK}, more: {⑯lable: More}}
            vars: {⑰my price: 1}
            allow: [⑱nothing, ⑲duplicate-id]
            ismartnews: ⑳{form: page}
            ---
            Text

            <!-- more -->

            More text
            """
        ])
        workspace.expect(
            try workspace.findings(),
            at: [
                "①": "unknown-key", "②": "empty-title", "③": "unknown-locale", "④": "unknown-client",
                "⑤": "unknown-client", "⑥": "everyone-of-nobody", "⑦": "bad-date", "⑧": "bad-date",
                "⑨": "contradicting-bounds", "⑩": "bad-version", "⑪": "unknown-key", "⑫": "wrong-type",
                "⑬": "wrong-type", "⑭": "wrong-type", "⑮": "unknown-key", "⑯": "unknown-key",
                "⑰": "bad-variable-name", "⑱": "unknown-rule", "⑲": "locked-rule", "⑳": "unknown-client",
            ])
    }

    /// Phones compare the numbers of their system's version, and nothing else.
    @Test(arguments: [
        ("17", true), ("17.0.1", true), ("17.0-beta", false), ("17_1", false), ("17.", false), ("17.0b1", false),
        (".1", false),
    ])
    func aVersionOfASystemIsOfNumbers(_ version: String, isOne: Bool) throws {
        let front = "title: A\nsystem: {before: \"\(version)\"}"
        let workspace = try TestWorkspace(["campaigns/a.md": "---\n\(front)\n---\nText\n"])
        #expect(try workspace.findings().map(\.rule.id) == (isOne ? [] : ["bad-version"]))
    }

    @Test(arguments: [
        ("locales: en, fr", "write several in brackets: [en, fr]"),
        ("clients: inotify, notable", "write several in brackets: [inotify, notable]"),
        ("locales: [en, de]", "add de to locales in newsadmin.yml"),
    ])
    func aNameThatTheWorkspaceDoesNotHaveIsToldTheWayOut(_ field: String, _ suggestion: String) throws {
        let workspace = try TestWorkspace(["campaigns/a.md": "---\ntitle: A\n\(field)\n---\nText\n"], locales: "en, fr")
        #expect(try workspace.findings().map(\.suggestion) == [suggestion])
    }

    @Test(arguments: [
        ("①draft: true", "missing-field"), ("①title:", "empty-title"), ("title: ①\"\"", "empty-title"),
        ("title: ①\"\\t \"", "empty-title"), ("title: ①[a]", "wrong-type"), ("title: A\n①title: B", "duplicate-key"),
        ("title: A\nlocales: ①[]", "empty-list"), ("title: A\nclients: ①[]", "empty-list"),
        ("title: A\nstart: 2026-11-20T09:00\nend: ①2026-11-20T08:00Z", "end-before-start"),
        ("title: A\nstart: 2026-11-20T09:00\nend: ①2026-11-20T08:59", "end-before-start"),
        ("title: A\nversions: {min: ①\"1.10\", before: \"1.9\"}", "contradicting-bounds"),
        ("title: A\nversions: {min: ①\"2.0\", before: \"2\"}", "contradicting-bounds"),
        ("title: A\nversions: {max: \"1\", before: ①\"2\"}", "contradicting-bounds"),
        ("title: A\nstart: ①2026-03-29T02:30", "clock-change"), ("title: A\nend: ①2026-10-25T02:30", "clock-change"),
        ("title: A\nbuttons: {more: {label: ①More}}", "more-without-text"),
        ("title: A\naction: {label: ①Go}", "action-without-url"), ("①", "missing-field"),
        ("title: ①@b", "not-yaml"), ("title: A\n①source: 0123456789abcdef", "unknown-key"),
        ("title: A\n①missing: {fr: leave-out}", "unknown-key"),
    ])
    func aMistakeIsNamedAtItsPlace(_ fields: String, _ rule: String) throws {
        let workspace = try TestWorkspace(["campaigns/a.md": "---\n\(fields)\n---\nText\n"])
        workspace.expect(try workspace.findings(), at: ["①": rule])
    }

    @Test(arguments: [
        ("①link: https://x.example", "write action: {url: …, label: …}"),
        ("①date: 2026-11-20", "write start: 2026-11-20T09:00 for when it begins"),
        ("①until: 2026-11-20", "write end: 2026-12-01T00:00 for when it is over"),
        (
            "①lang: fr",
            "a file's name says its language: a.md and a.fr.md; locales: [en, fr] says whom a campaign is for"
        ),
        ("①body: A", "the text stands below the second ---"), ("①starts: x", "did you mean “start”?"),
        ("versions: {①from: \"2.0\"}", "write min, the first version that is meant"),
        ("versions: {①to: \"2.0\"}", "write max, the last version that is meant"),
        ("versions: {①colour: red}", "the fields here are min, max, before"),
        ("action: {①link: \"https://x.example\"}", "write url"),
    ])
    func whatIsUsuallyMeantByAnotherNameIsShown(_ fields: String, _ suggestion: String) throws {
        let workspace = try TestWorkspace(["campaigns/a.md": "---\ntitle: A\n\(fields)\n---\nText\n"])
        let findings = try workspace.findings()
        workspace.expect(findings, at: ["①": "unknown-key"])
        #expect(findings.first?.suggestion == suggestion)
    }

    @Test(arguments: [
        ("versions: ①2.0", #"write versions: {min: "2.0"}"#), ("versions: ①[2.0]", "write versions: {min: …}"),
        ("action: ①https://x.example", #"write action: {url: "https://x.example"}"#),
        ("system: ①\"13\"", #"write system: {before: "13"}"#),
    ])
    func aTextInPlaceOfAMappingIsShownInOne(_ fields: String, _ suggestion: String) throws {
        let workspace = try TestWorkspace(["campaigns/a.md": "---\ntitle: A\n\(fields)\n---\nText\n"])
        let findings = try workspace.findings()
        workspace.expect(findings, at: ["①": "wrong-type"])
        #expect(findings.first?.suggestion == suggestion)
    }

    @Test(arguments: [
        ("action: {url: ①“https://x.example”}", #"write url: "https://x.example""#),
        ("action:\n  url: ①„https://x.example“", #"write url: "https://x.example""#),
        ("start: ①“2026-11-20T09:00”", #"write start: "2026-11-20T09:00""#),
        ("versions: {min: ①«2.0»}", #"write min: "2.0""#),
    ])
    func typographicQuotationMarksAreToldOnce(_ fields: String, _ suggestion: String) throws {
        let workspace = try TestWorkspace(["campaigns/a.md": "---\ntitle: “A”\n\(fields)\n---\nText\n"])
        let findings = try workspace.findings() + workspace.messages(of: "a").findings
        workspace.expect(findings, at: ["①": "wrong-type"])
        #expect(findings.first?.suggestion == suggestion)
    }

    @Test(arguments: ["①②- title", "①②title"])
    func frontMatterThatIsNoMappingHasNoTitleEither(_ fields: String) throws {
        let workspace = try TestWorkspace(["campaigns/a.md": "---\n\(fields)\n---\n"])
        workspace.expect(try workspace.findings(), at: ["①": "wrong-type", "②": "missing-field"])
    }

    @Test func aTimeInAClockChangeNamesTheMomentsItCouldMean() throws {
        let workspace = try TestWorkspace([
            "campaigns/a.md": "---\ntitle: A\nstart: 2026-03-29T02:30\nend: 2026-10-25T02:30\n---\n"
        ])
        #expect(
            try workspace.findings().map(\.suggestion)
                == [
                    "write 2026-03-29T01:30+01:00 or 2026-03-29T03:30+02:00",
                    "write 2026-10-25T02:30+02:00 or 2026-10-25T02:30+01:00",
                ])
    }

    @Test(arguments: [
        ("America/New_York", "9999-12-31T23:30", false), ("America/New_York", "9999-12-31T18:59:59", true),
        ("Europe/Berlin", "0000-01-01T00:30", false), ("Europe/Berlin", "0000-01-01T01:00", true),
        ("Europe/Berlin", "9999-12-31T23:59:59", true),
    ])
    func aLocalTimeHasAYearThatDevicesReadInUTC(_ zone: String, _ time: String, _ isRead: Bool) throws {
        let workspace = try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration("en").replacing("Europe/Berlin", with: zone),
            "campaigns/a.md": "---\ntitle: A\nstart: ①\(time)\n---\nText\n",
        ])
        let read = try workspace.read()
        workspace.expect(read.findings, at: isRead ? [:] : ["①": "bad-date"])
        let campaign = try #require(read.campaigns.first)
        #expect(campaign.hasUnreadableDates == !isRead)
        #expect((campaign.window.start != nil) == isRead)
    }

    @Test func aDateAloneIsToldWhatIsMissing() throws {
        let workspace = try TestWorkspace(["campaigns/a.md": "---\ntitle: A\nstart: 2026-11-20\n---\n"])
        #expect(try workspace.findings().map(\.suggestion) == ["write 2026-11-20T00:00, or another time"])
    }

    @Test func aFileThatIsNotUTF8IsNamedAtTheByte() throws {
        let workspace = try TestWorkspace(["campaigns/a.md": "---\ntitle: ①\n---\n"])
        try workspace.write(Array("---\ntitle: ".utf8) + [0xE9] + Array("t\u{E9}\n---\n".utf8), to: "campaigns/a.md")
        workspace.expect(try workspace.findings(), at: ["①": "not-utf8"])
        #expect(try workspace.read().campaigns.isEmpty)
    }

    @Test(arguments: [1 << 18, 1 << 20, 3 << 20])
    func aFileLargerThanAnyAnnouncementIsRefused(_ size: Int) throws {
        let workspace = try TestWorkspace(["campaigns/a.md": "①"])
        let text = "---\ntitle: A\n---\n" + String(repeating: "a", count: size)
        try workspace.write(Array(text.utf8), to: "campaigns/a.md")
        let findings = try workspace.findings()
        workspace.expect(findings, at: ["①": "file-too-large"])
        #expect(findings.map(\.message) == ["the file is larger than 262144 bytes"])
    }

    @Test(arguments: ["①Text\n", "①---\ntitle: A\nText\n", "①"])
    func aMissingFenceIsNamed(_ text: String) throws {
        let workspace = try TestWorkspace(["campaigns/a.md": text])
        workspace.expect(try workspace.findings(), at: ["①": "front-matter-fence"])
    }

    @Test(arguments: ["<!-- more -->", "<!--more-->", "<!--  more  -->"])
    func aButtonForMoreGoesWithEveryFormOfTheMarker(_ marker: String) throws {
        let text = "---\ntitle: A\nbuttons: {more: {}}\n---\nText\n\n\(marker)\n\nMore\n"
        let workspace = try TestWorkspace(["campaigns/a.md": text])
        workspace.expect(try workspace.findings(), at: [:])
    }
}
