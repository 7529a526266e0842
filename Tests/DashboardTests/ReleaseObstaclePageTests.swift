import Releases
import Testing

@testable import Dashboard

@Suite("What keeps a locale from being released, on the dashboard")
struct ReleaseObstaclePageTests {
    @Test("A release made after now is told in the words of status, with no command that it would refuse")
    func tellsWhatIsAhead() {
        var locale = ReleasePageTests.locale([ReleasePageTests.status(.approved, next: .release)])
        locale.standing.differing = .init(2)
        let now = Pages(ReleasePageTests.report(locale)).index
        #expect(!now.contains("after now"))
        #expect(
            now.contains(Pages.command("newsadmin release en")) && now.contains(Pages.command("newsadmin deploy en")))
        locale.standing.obstacle = .ahead(number: 4, time: Sample.start)
        locale.messages[0].obstacle = locale.standing.obstacle
        let pages = Pages(ReleasePageTests.report(locale))
        let sentence =
            "release 4 was made at Sat 21 Nov 2026, 09:00, which is after now: nothing is released or deployed here"
        for page in [pages.index, pages["releases/en.html"]] {
            #expect(page.contains(sentence + " until then, unless that release is taken back</p>"))
            #expect(page.contains("1 message is approved and not released</p>"))
        }
        for path in ["index.html", "releases/en.html", "campaigns/sale.html"] {
            #expect(
                pages[path].contains("tells of the time before <time datetime=\"\(Sample.start.iso8601)\">"), "\(path)")
            #expect(!pages[path].contains(Pages.command("newsadmin release en")), "\(path)")
            #expect(!pages[path].contains(Pages.command("newsadmin deploy en")), "\(path)")
        }
        let wayOut = "take release 4 back with version control, or wait until Sat 21 Nov 2026, 09:00"
        for page in [pages["releases/en.html"], pages.campaign()] { #expect(page.contains(Self.next(wayOut))) }
        #expect(pages.index.contains("1 locale with a release made after now"))
        #expect(pages["releases.html"].contains("<span class=\"todo\">release 4 was made after now</span>"))
    }

    /// The cell that says in words what comes next.
    private static func next(_ words: String) -> String {
        "<td data-label=\"Next\"><div><span class=\"reason\">\(words)</span></div></td>"
    }

    @Test("Where the folder of campaigns has gone, that is told, and no release, which would be refused")
    func tellsThatTheFolderHasGone() {
        var locale = ReleasePageTests.locale([
            ReleasePageTests.status(.removed, .live, next: .release, obstacle: .noFolder)
        ])
        locale.standing.obstacle = .noFolder
        locale.standing.differing = .init(2)
        var report = ReleasePageTests.report(locale)
        report.campaigns = []
        let pages = Pages(report)
        let wayOut = "bring campaigns/ back, or make an empty folder if everything is to leave"
        for page in [pages.index, pages["releases/en.html"]] {
            #expect(page.contains("campaigns/ is not there, so a release would take everything out and is refused"))
            #expect(page.contains(wayOut) && !page.contains(Pages.command("newsadmin release en")))
            // What is released already can go out.
            #expect(page.contains(Pages.command("newsadmin deploy en")))
        }
        #expect(pages["releases/en.html"].contains(Self.next(wayOut)))
        #expect(pages.index.contains("1 locale without the folder campaigns/, phones in 1 locale without what is due"))
        #expect(pages["releases.html"].contains("<span class=\"todo\">campaigns/ is not there</span>"))
    }

    @Test("Where the folder of campaigns is empty, a release is told with what it would do")
    func tellsThatThereAreNoCampaigns() {
        var locale = ReleasePageTests.locale([ReleasePageTests.status(.removed, .live, next: .release)])
        let hint = ReleaseObstacle.emptyFolderSentence
        #expect(!Pages(ReleasePageTests.report(locale)).index.contains(hint))
        locale.standing.lacksCampaigns = true
        let pages = Pages(ReleasePageTests.report(locale))
        for page in [pages.index, pages["releases/en.html"]] {
            #expect(page.contains(hint) && page.contains(Pages.command("newsadmin release en")))
        }
        #expect(pages.index.contains("1 locale without campaigns, 1 to release"))
        #expect(pages["releases.html"].contains("<span class=\"todo\">no campaigns</span>"))
    }
}
