import Campaigns
import Clients
import Testing

@testable import Dashboard

@Suite("Pages in place of those that errors stopped")
struct StoppedPageTests {
    private static func finding(_ message: String, in locales: Set<String>?, severity: Severity = .error) -> Diagnostic
    {
        var finding = Sample.finding(severity, message, campaign: "sale")
        finding.locales = locales
        return finding
    }

    @Test("Each address of a stopped locale's phones and schedules leads to what stops it")
    func standsAtEachAddress() {
        let errors = [
            Self.finding("the key is unknown", in: ["fr"]), Self.finding("the title is empty", in: ["ar"]),
            Self.finding("the text is long", in: ["fr"], severity: .warning),
        ]
        let pages = Pages(Sample.report(campaigns: [Sample.campaign(findings: errors)], stopped: ["fr"]))
        #expect(
            pages.paths.filter { $0.hasPrefix("devices/") || $0.hasPrefix("schedule/") } == [
                "devices/inotify-fr.html", "devices/notable-fr.html", "schedule/inotify-fr.html",
                "schedule/notable-fr.html",
            ])
        let device = pages["devices/notable-fr.html"]
        #expect(
            device.contains("Errors stopped <b>fr</b>: phones there cannot be played until the errors are corrected."))
        #expect(device.contains("<h1>What a user sees: Notable, fr</h1>"))
        #expect(device.contains("the key is unknown"))
        #expect(!device.contains("the title is empty") && !device.contains("the text is long"))
        #expect(Pages.links(of: device).contains("../campaigns/sale.html"))
        #expect(device.contains("<a href=\"../devices.html\" aria-current=\"true\">Devices</a>"))
        let schedule = pages["schedule/inotify-fr.html"]
        #expect(schedule.contains("what phones are shown there is not told here until the errors are corrected."))
        #expect(schedule.contains("<a href=\"../schedule.html\" aria-current=\"true\">Schedule</a>"))
        #expect(schedule.contains("the key is unknown"))
    }

    @Test("Of many errors the first are listed, and the others counted")
    func countsTheOthers() {
        let errors = (1...62).map { Self.finding("the key \($0) is unknown", in: nil) }
        let page = Pages(Sample.report(findings: errors, stopped: ["ar"]))["devices/inotify-ar.html"]
        #expect(page.ranges(of: "<li class=\"finding\">").count == 60)
        #expect(page.contains("And 2 more: <code>newsadmin check --locale ar</code> lists all."))
    }

    @Test("They are announced where they will stand")
    func tellsPaths() {
        let report = Sample.report(stopped: ["en", "ar"])
        let renderer = DashboardRenderer(templates: TemplateLibrary())
        let paths = renderer.paths(of: report)
        #expect(paths == renderer.drawn(report).pages.map(\.path))
        #expect(paths.contains("devices/inotify-en.html") && paths.contains("schedule/notable-ar.html"))
    }

    @Test("Texts of findings stay text")
    func staysText() {
        let errors = [Self.finding(EscapingTests.hostile, in: ["fr"])]
        let page = Pages(Sample.report(findings: errors, stopped: ["fr"]))["devices/inotify-fr.html"]
        #expect(!page.contains("<script>") && page.contains("&lt;script&gt;"))
    }
}
