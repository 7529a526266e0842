import Campaigns
import Releases
import Testing

@testable import Dashboard

@Suite("Pages that are out of date")
struct OutdatedTests {
    /// The moment from which on a page says that it is out of date; nil where it never does.
    private static func moment(of page: String) -> String? {
        let notice = /<p class="notice" id="outdated" role="status" hidden>.*?<time datetime="([^"]*)">/
        return page.firstMatch(of: notice).map { String($0.output.1) }
    }

    private static func report(campaigns: [CampaignReport] = [Sample.campaign()]) -> Report {
        var report = Sample.report(campaigns: campaigns, schedules: [Sample.schedule([.init()])])
        report.releases = [LocaleReleaseReport(locale: "en"), LocaleReleaseReport(locale: "fr")]
        return report
    }

    @Test(
        "Each page that tells of the present holds the moment at which that changes, and the script that compares it",
        arguments: [
            "index.html", "schedule.html", "schedule/inotify-en.html", "devices.html", "feeds.html", "releases.html",
            "releases/en.html", "campaigns/sale.html",
        ])
    func tellsItsMoment(path: String) {
        let pages = Pages(Self.report())
        let root = path.contains("/") ? "../" : ""
        #expect(Self.moment(of: pages[path]) == Sample.end.iso8601)
        #expect(pages[path].contains("<script defer src=\"\(root)assets/outdated.js\"></script>"))
        #expect(pages.paths.contains("assets/outdated.js"))
    }

    @Test("Where nothing begins or ends any more, no page says it", arguments: PageTests.paths + ["releases.html"])
    func saysNothingWithoutChange(path: String) {
        var report = Sample.report(campaigns: [Sample.campaign(window: Window(start: Sample.start))])
        report.changes = []
        report.feeds[0].nextChange = nil
        #expect(!Pages(report)[path].contains("outdated"))
    }

    private static let moments: [(CampaignReport.State, Instant?)] = [
        (.scheduled, Sample.start), (.running, Sample.end), (.draft, nil), (.unreadable, nil), (.ended, nil),
        (.withdrawn, nil),
    ]

    @Test("A campaign's page is out of date when the campaign begins or ends", arguments: moments)
    func followsItsCampaign(state: CampaignReport.State, moment: Instant?) {
        let page = Pages(Self.report(campaigns: [Sample.campaign(state: state)])).campaign()
        #expect(Self.moment(of: page) == moment?.iso8601)
    }

    @Test("What changes in a current release before the files do makes the overview and the releases old")
    func followsReleases() {
        let early = Sample.start.advanced(seconds: 3600)
        var report = Self.report()
        report.releases[1].states = [.init(instant: early, starting: [], ending: ["sale"], files: 1)]
        let pages = Pages(report)
        for path in ["index.html", "releases.html", "releases/fr.html"] {
            #expect(Self.moment(of: pages[path]) == early.iso8601, "\(path)")
        }
        #expect(Self.moment(of: pages["releases/en.html"]) == Sample.end.iso8601)
    }

    @Test("When a release is no longer ahead of the clock, the overview and the releases are old")
    func followsTheClock() {
        let early = Sample.start.advanced(seconds: 3600)
        var report = Self.report()
        report.releases[1].standing.obstacle = .ahead(number: 1, time: early)
        let pages = Pages(report)
        for path in ["index.html", "releases.html", "releases/fr.html"] {
            #expect(Self.moment(of: pages[path]) == early.iso8601, "\(path)")
        }
        for path in ["releases/en.html", "campaigns/sale.html"] {
            #expect(Self.moment(of: pages[path]) == Sample.end.iso8601, "\(path)")
        }
    }

    @Test("What begins or ends in other locales alone makes the page of a locale's releases no older")
    func leavesOtherLocalesAside() {
        let early = Sample.start.advanced(seconds: 3600)
        var report = Self.report()
        var change = Sample.change(at: early)
        change.events[0].locales = ["fr"]
        report.changes.insert(change, at: 0)
        report.releases.append(LocaleReleaseReport(locale: "ar"))
        let pages = Pages(report)
        let moments = ["fr", "en", "ar"].map { Self.moment(of: pages["releases/\($0).html"]) }
        #expect(moments == [early.iso8601, Sample.end.iso8601, nil])
        #expect(Self.moment(of: pages["releases.html"]) == early.iso8601)
    }

    @Test("Feeds of an earlier build, which errors keep, do not make their page old")
    func leavesOldFeedsAside() {
        let report = Sample.report(stopped: ["en"])
        #expect(Self.moment(of: Pages(report)["feeds.html"]) == nil)
    }
}
