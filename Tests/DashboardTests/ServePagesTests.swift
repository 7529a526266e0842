import Campaigns
import Clients
import Testing

@testable import Dashboard

/// What the preview server adds to the dashboard.
@Suite struct ServePagesTests {
    private func report(_ change: (inout ServeReport) -> Void = { _ in }) -> ServeReport {
        var report = ServeReport(
            app: "Acme", version: "v1", token: "secret", address: "http://127.0.0.1:8080/", isOpen: false, clock: .utc,
            moment: Instant(seconds: 1_800_000_000), followsClock: true, showsDrafts: false,
            changes: [Instant(seconds: 1_790_000_000), Instant(seconds: 1_810_000_000)], findings: [], stopped: [],
            hasForecast: false,
            feeds: [
                .init(
                    client: "inotify", title: "iNotify", locale: "en",
                    address: "http://127.0.0.1:8080/feeds/inotify/en.plist"),
                .init(
                    client: "inotify", title: "iNotify", locale: "fr",
                    address: "http://127.0.0.1:8080/feeds/inotify/fr.plist"),
                .init(
                    client: "ismartnews", title: "iSmartNews", locale: nil,
                    address: "http://127.0.0.1:8080/feeds/ismartnews/all.plist"),
            ])
        change(&report)
        return report
    }

    private func bar(_ report: ServeReport, templates: TemplateLibrary = .builtIn) -> String {
        var pages = ServePages(templates: templates)
        return String(decoding: pages.bar(of: report), as: UTF8.self)
    }

    @Test("The bar has the moment, the changes around it, and what a page needs to choose another one")
    func moment() {
        let bar = bar(report())
        #expect(bar.contains("data-version=\"v1\" data-token=\"secret\""))
        #expect(bar.contains("value=\"2027-01-15T08:00Z\""))
        #expect(bar.contains("min=\"1789913580\" max=\"1810086360\""))
        #expect(bar.contains("<option value=\"1790000000\"></option><option value=\"1810000000\"></option>"))
        #expect(bar.contains("name=\"clock\" checked"))
        #expect(!self.bar(report { $0.followsClock = false }).contains("checked"))
    }

    @Test("The bar has the seconds of the moment, and its offset by the workspace's clocks")
    func seconds() throws {
        let berlin = try #require(ZoneClock("Europe/Berlin"))
        let bar = bar(
            report {
                $0.clock = berlin
                $0.moment = Instant(seconds: 1_800_000_007)
            })
        #expect(bar.contains("name=\"moment\" value=\"2027-01-15T09:00:07+01:00\""))
        #expect(bar.contains("value=\"1800000007\""))
        #expect(bar.contains("data-zone=\"Europe/Berlin\""))
    }

    @Test("Findings are counted and listed, notes left aside; texts are escaped")
    func findings() {
        let place = SourcePosition(file: "campaigns/a.md", line: 3, column: 1)
        var error = Diagnostic(.badDate, at: place, "<script>alert(1)</script>")
        error.severity = .error
        var note = Diagnostic(.badDate, at: place, "only a note")
        note.severity = .note
        let bar = bar(
            report {
                $0.findings = [note, error]
                $0.problem = "newsadmin.yml has <b>errors</b>."
                $0.stopped = ["fr", "de"]
            })
        #expect(bar.contains("<summary><span class=\"badge error\">1 error</span></summary>"))
        #expect(bar.contains("&lt;script&gt;alert(1)"))
        #expect(!bar.contains("only a note"))
        #expect(bar.contains("newsadmin.yml has &lt;b&gt;errors"))
        #expect(bar.contains("Errors stop <b>fr and de</b>"))
        #expect(bar.contains("<details class=\"serve-findings\" data-group=\"findings\" open>"))
    }

    @Test("Each feed’s address stands on the page of addresses, with its code")
    func addresses() {
        var pages = ServePages(templates: .builtIn)
        let page = pages.addresses(of: report())
        let text = String(decoding: page.bytes, as: UTF8.self)
        #expect(page.path == "~serve/index.html")
        #expect(text.matches(of: /<svg class="qr"/).count == 4)
        #expect(text.matches(of: /<h2>/).count == 2)
        for feed in report().feeds { #expect(text.contains("\">\(feed.address)</code>")) }
        #expect(text.contains("all languages"))
        #expect(text.contains("start the server with"))
    }

    @Test("A feed that is not there has neither an address nor a code, and the page says why")
    func missing() {
        var pages = ServePages(templates: .builtIn)
        let report = report {
            $0.feeds[1].isServed = false
            $0.feeds[2].isServed = false
        }
        let text = String(decoding: pages.addresses(of: report).bytes, as: UTF8.self)
        #expect(text.matches(of: /<svg class="qr"/).count == 2)
        #expect(text.contains("inotify/en.plist") && !text.contains("inotify/fr.plist") && !text.contains("all.plist"))
        #expect(text.contains("no feed for <b>fr</b> yet, because errors stop it"))
        #expect(text.contains("no feed for <b>all languages</b> yet"))
        let all = String(decoding: pages.addresses(of: self.report()).bytes, as: UTF8.self)
        #expect(!all.contains("no feed for"))
    }

    @Test("The page of addresses leads to all pages of the dashboard, to forecasts where there are some")
    func navigation() {
        var pages = ServePages(templates: .builtIn)
        let link = "<a href=\"../forecast.html\">Forecast</a>"
        let without = String(decoding: pages.addresses(of: report()).bytes, as: UTF8.self)
        let with = String(decoding: pages.addresses(of: report { $0.hasForecast = true }).bytes, as: UTF8.self)
        #expect(without.contains("<a href=\"../schedule.html\">Schedule</a>") && !without.contains(link))
        #expect(with.contains(link))
    }

    @Test("The dashboard as it is built has nothing of it")
    func built() {
        #expect(DashboardRenderer.assets.allSatisfy { !$0.hasPrefix("serve") })
    }
}
