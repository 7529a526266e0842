import Campaigns
import Clients
import Testing

@testable import Dashboard

@Suite("The overview")
struct OverviewTests {
    @Test("It says since when feeds are as they are, and what changes next")
    func saysWhen() {
        let page = Pages(Sample.report()).index
        #expect(page.contains("Sat 21 Nov 2026, 09:00 (Europe/Berlin)"))
        #expect(page.contains("Tue 1 Dec 2026, 00:00 (Europe/Berlin)"))
        #expect(page.contains("sale ends"))
    }

    @Test("Every state has its word and its shape", arguments: CampaignReport.State.allCases)
    func showsStates(state: CampaignReport.State) {
        let pages = Pages(Sample.report(campaigns: [Sample.campaign(state: state)]))
        let badge = "<span class=\"badge \(state.rawValue)\">\(state.rawValue)</span>"
        #expect(pages.index.contains(badge))
        #expect(pages.index.contains("1 \(state.rawValue)"))
        #expect(pages.campaign().contains(badge))
        #expect(pages["assets/dashboard.css"].contains(".\(state.rawValue)::before"))
    }

    @Test("Campaigns on phones come first")
    func ordersCampaigns() {
        let states: [CampaignReport.State] = [.ended, .draft, .live, .scheduled]
        let report = Sample.report(
            campaigns: states.map { Sample.campaign("the-\($0.rawValue)", state: $0) })
        let links = Pages.links(of: Pages(report).index).filter { $0.hasPrefix("campaigns/") }
        #expect(links == ["live", "scheduled", "draft", "ended"].map { "campaigns/the-\($0).html" })
    }

    @Test("Errors come before warnings, with their place; notes are only counted")
    func listsFindings() throws {
        let report = Sample.report(
            campaigns: [
                Sample.campaign(findings: [
                    Sample.finding(.warning, "a warning", line: 1, campaign: "sale"),
                    Sample.finding(.note, "a note", campaign: "sale"),
                    Sample.finding(.error, "an error", line: 9, campaign: "sale"),
                ])
            ], findings: [Sample.finding(.error, "an error elsewhere", line: 4)])
        let page = Pages(report).index
        let places = try ["an error elsewhere", "an error<", "a warning"].map { try #require(page.range(of: $0)) }
        #expect(places.map(\.lowerBound) == places.map(\.lowerBound).sorted())
        #expect(page.contains("campaigns/sale.fr.md:9"))
        #expect(page.contains("And 1 note:"))
        #expect(!page.contains("a note"))
        #expect(page.contains("1 error, 1 warning"))
    }

    @Test("Of very many findings the worst are listed")
    func cutsFindings() {
        let findings = (1...201).map { Sample.finding(.warning, "warning \($0)", line: $0) }
        let page = Pages(Sample.report(findings: findings)).index
        #expect(page.ranges(of: "<li class=\"finding").count == 200)
        #expect(page.contains("And 1 more: "))
    }

    @Test("What is found in several locales is listed once, with these")
    func mergesFindings() {
        let findings = ["fr", "de"].map { locale in
            var finding = Sample.finding(.warning, "a warning")
            finding.locales = [locale]
            return finding
        }
        let page = Pages(Sample.report(findings: findings)).index
        #expect(page.ranges(of: "a warning").count == 1)
        #expect(page.contains("in de and fr"))
    }

    @Test("Locales that errors stopped are named, and their feeds marked as old")
    func namesStoppedLocales() {
        let page = Pages(Sample.report(stopped: ["fr", "en"])).index
        #expect(page.contains("Errors stopped <b>en and fr</b>"))
        #expect(Pages(Sample.report(stopped: ["en"]))["feeds.html"].contains("of an earlier build"))
        #expect(!Pages(Sample.report())["feeds.html"].contains("earlier build"))
    }

    @Test("A locale that takes its text from another one is marked")
    func marksFallback() {
        let report = Sample.report(campaigns: [Sample.campaign(messages: [Sample.message("fr", fallback: "en")])])
        let pages = Pages(report)
        #expect(pages.index.contains("<li>fr<span class=\"fallback\">"))
        #expect(pages.campaign().contains("title or text from en"))
    }

    @Test("Feeds are listed with their sizes, and linked")
    func listsFeeds() {
        let page = Pages(Sample.report())["feeds.html"]
        #expect(page.contains("12,345"))
        #expect(page.contains("1,234"))
        #expect(Pages.links(of: page).contains("feeds/inotify/en.plist"))
    }

    @Test("Nothing makes no tables and no pages")
    func showsNothing() {
        let pages = Pages(Sample.report(campaigns: [], feeds: []))
        #expect(pages.paths.filter { $0.hasPrefix("campaigns/") }.isEmpty)
        #expect(!pages.index.contains("<table"))
        #expect(pages.index.contains("Nothing: there are no errors and no warnings."))
    }
}
