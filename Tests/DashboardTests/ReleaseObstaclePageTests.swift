import Releases
import Testing

@testable import Dashboard

@Suite("Where there are no campaigns any more, on the dashboard")
struct ReleaseObstaclePageTests {
    @Test("Where the folder of campaigns has gone, that is told, and no release, which would be refused")
    func tellsThatTheFolderHasGone() {
        var locale = ReleasePageTests.locale([
            ReleasePageTests.standing(.removed, .live, next: .release, obstacle: .noFolder)
        ])
        locale.obstacle = .noFolder
        locale.differingFiles = 2
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
        #expect(pages["releases/en.html"].contains(ReleasePageTests.next(wayOut)))
        #expect(pages.index.contains("1 locale without the folder campaigns/, phones in 1 locale behind"))
        #expect(pages["releases.html"].contains("<span class=\"todo\">campaigns/ is not there</span>"))
    }

    @Test("Where the folder of campaigns is empty, a release is told with what it would do")
    func tellsThatThereAreNoCampaigns() {
        var locale = ReleasePageTests.locale([ReleasePageTests.standing(.removed, .live, next: .release)])
        let hint = ReleaseManifest.emptyingSentence
        #expect(!Pages(ReleasePageTests.report(locale)).index.contains(hint))
        locale.lacksCampaigns = true
        let pages = Pages(ReleasePageTests.report(locale))
        for page in [pages.index, pages["releases/en.html"]] {
            #expect(page.contains(hint) && page.contains(Pages.command("newsadmin release en")))
        }
        #expect(pages.index.contains("1 locale without campaigns, 1 to release"))
        #expect(pages["releases.html"].contains("<span class=\"todo\">no campaigns</span>"))
    }
}
