import Campaigns
import Foundation
import Newsroom
import Testing

@Suite struct DailyJourneyReportsTests {
    private static let files = [
        "campaigns/2026-11-20-sale.md": "---\ntitle: Sale\n---\nText\n",
        "campaigns/2026-11-20-sale.fr.md": "---\ntitle: Soldes\n---\nTexte\n",
    ]

    private func index(_ files: [String: String], now: String) throws -> String {
        let workspace = try TestWorkspace(files)
        let plan = BuildPlan(folder: workspace.folder, now: try #require(Instant(iso8601: now)))
        _ = try Build(plan).run {}
        return try String(contentsOfFile: workspace.folder + "/public/devices.html", encoding: .utf8)
    }

    @Test func localesThatShareAScheduleShareTheirFourWeeks() throws {
        let page = try index(Self.files, now: "2026-11-21T12:00:00Z")
        #expect(page.contains("<summary>iNotify, en and fr: shown 1 time</summary>"))
        #expect(page.contains("<p lang=\"en\" dir=\"ltr\">Sale</p>"))
        #expect(page.contains("Sat 21 Nov 2026, 09:00") && page.contains("Fri 18 Dec 2026, 09:00"))
        #expect(!page.contains("Sat 19 Dec 2026"))
    }

    @Test func twoBuildsOfADayAreTheSame() throws {
        let page = try index(Self.files, now: "2026-11-21T12:00:00Z")
        #expect(try index(Self.files, now: "2026-11-20T23:00:00Z") == page)
        #expect(try index(Self.files, now: "2026-11-21T22:59:59Z") == page)
        #expect(try index(Self.files, now: "2026-11-21T23:00:00Z") != page)
    }

    @Test func aLocaleThatIsShownOtherMessagesHasFourWeeksOfItsOwn() throws {
        var files = Self.files
        files["campaigns/2026-11-22-jeu.md"] = "---\ntitle: Jeu\nlocales: [fr]\n---\nTexte\n"
        let page = try index(files, now: "2026-11-21T12:00:00Z")
        #expect(page.contains("<summary>iNotify, en: shown 1 time</summary>"))
        #expect(page.contains("<summary>iNotify, fr: shown 2 times</summary>"))
        #expect(page.contains("<p lang=\"fr\" dir=\"ltr\">Soldes</p>"))
    }

    @Test func whyNothingIsShownNamesAMessageByItsTitle() throws {
        var files = Self.files
        files["campaigns/2026-11-22-jeu.md"] = "---\ntitle: Jeu\naction: {url: \"game:x\", label: Go}\n---\nTexte\n"
        let page = try index(files, now: "2026-11-21T12:00:00Z")
        #expect(page.contains("nothing: the phone cannot open the address of “Jeu”"))
        #expect(!page.contains("2026/11/22-jeu"))
    }

    @Test func whyNothingIsShownTellsWhichOfTwoMessagesWithOneTitleIsMeant() throws {
        var files = Self.files
        files["campaigns/2026-11-20-sale.md"] = "---\ntitle: Jeu\n---\nText\n"
        files["campaigns/2026-11-22-jeu.md"] = "---\ntitle: Jeu\naction: {url: \"game:x\", label: Go}\n---\nTexte\n"
        let page = try index(files, now: "2026-11-21T12:00:00Z")
        #expect(page.contains("nothing: the phone cannot open the address of “Jeu” (2026/11/22-jeu)"))
    }

    @Test func aLocaleThatErrorsStoppedHasNone() throws {
        var files = Self.files
        files["campaigns/2026-11-20-sale.fr.md"] = "---\ntitel: Soldes\n---\nTexte\n"
        let page = try index(files, now: "2026-11-21T12:00:00Z")
        #expect(page.contains("<summary>iNotify, en"))
        #expect(!page.contains("<summary>iNotify, fr"))
    }
}
