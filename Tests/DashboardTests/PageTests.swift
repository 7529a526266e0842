import Campaigns
import Clients
import Synchronization
import Testing

@testable import Dashboard

@Suite("Every page")
struct PageTests {
    @Test("The same report makes the same bytes")
    func isDeterministic() {
        let report = Sample.report(
            campaigns: (0..<40).map { Sample.campaign("c\($0)", findings: [Sample.finding(.error, "e")]) })
        let pages = [0, 1].map { _ in DashboardRenderer(templates: TemplateLibrary()).drawn(report).pages }
        #expect(pages[0].map(\.path) == pages[1].map(\.path))
        #expect(pages[0].map(\.bytes) == pages[1].map(\.bytes))
    }

    @Test("Pages that are taken one by one are the same as all at once")
    func drawsOneByOne() {
        let report = Sample.report(campaigns: (0..<70).map { Sample.campaign("c\($0)") })
        let renderer = DashboardRenderer(templates: TemplateLibrary())
        let taken = Mutex<[String: [UInt8]]>([:])
        renderer.draw(report) { page, _ in taken.withLock { $0[page.path] = page.bytes } }
        let all = renderer.drawn(report).pages.map { ($0.path, $0.bytes) }
        #expect(taken.withLock { $0 } == Dictionary(all, uniquingKeysWith: { first, _ in first }))
    }

    @Test("Pages are announced where they will stand")
    func tellsPaths() {
        var report = Sample.report(campaigns: (0..<70).map { Sample.campaign("c\($0)") })
        report.releases = [LocaleReleaseReport(locale: "en")]
        let renderer = DashboardRenderer(templates: TemplateLibrary())
        let paths = renderer.paths(of: report)
        #expect(paths == renderer.drawn(report).pages.map(\.path))
        #expect(paths.contains("releases/en.html") && paths.contains("campaigns/c69.html"))
    }

    static let paths = ["index.html", "schedule.html", "devices.html", "feeds.html", "campaigns/sale.html"]

    @Test("It asks no network, and runs no script but those of its folder", arguments: paths)
    func standsAlone(path: String) {
        let page = Pages(Sample.report())[path]
        let policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; frame-src 'self';"
        #expect(page.contains("content=\"\(policy) base-uri 'none'; form-action 'none'\""))
        #expect(page.matches(of: /<script [^>]*src="([^"]*)"/).allSatisfy { $0.output.1.contains("assets/") })
        #expect(page.matches(of: /\son[a-z]+=/).isEmpty)
        #expect(page.matches(of: /<link [^>]*href="([^"]*)"/).allSatisfy { !$0.output.1.contains("//") })
    }

    @Test("The way to the other pages marks the page itself, or the one that it is below")
    func marksTheCurrentPage() {
        let pages = Pages(Sample.report())
        #expect(pages.index.contains("<a href=\"index.html\" aria-current=\"page\">Overview</a>"))
        #expect(pages.campaign().contains("<a href=\"../index.html\" aria-current=\"true\">Overview</a>"))
    }

    @Test("It has one heading of the first rank and one main part", arguments: paths)
    func hasLandmarks(path: String) {
        let skeleton = Pages.skeleton(of: Pages(Sample.report())[path])
        #expect(skeleton.count { $0.hasPrefix("<h1") } == 1)
        #expect(skeleton.count { $0.hasPrefix("<main") } == 1)
        #expect(skeleton.count { $0.hasPrefix("<table") } == skeleton.count { $0.hasPrefix("<caption") })
        #expect(!skeleton.contains("<th>"), "every heading of a table has a scope")
    }

    @Test("The style of all pages is where they look for it")
    func findsStyle() {
        let pages = Pages(Sample.report())
        #expect(pages.index.contains("href=\"assets/dashboard.css\""))
        #expect(pages.campaign().contains("href=\"../assets/dashboard.css\""))
        #expect(pages.paths.contains("assets/dashboard.css"))
    }

    @Test("A workspace's own template stands in for the built-in one, and the others stay")
    func usesOwnTemplates() throws {
        var templates = TemplateLibrary()
        try templates.add("dashboard/index", text: "{{app}}: {{#campaigns}}{{title}}{{/campaigns}}")
        let pages = Pages(Sample.report(), templates: templates)
        #expect(pages.index == "Nightjar: Autumn sale")
        #expect(pages.campaign().contains("<h1>"))
    }
}
