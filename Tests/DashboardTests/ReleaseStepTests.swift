import Campaigns
import Releases
import Testing

@testable import Dashboard

@Suite("What is to be done before phones get what is due")
struct ReleaseStepTests {
    @Test("Phones that are behind come first, and a horizon that is near is an error")
    func tellsWhatIsLate() throws {
        var locale = ReleasePageTests.locale()
        locale.standing.differing = .init(2)
        locale.standing.renewal = .init(before: Sample.end, urgency: .soon)
        let pages = Pages(ReleasePageTests.report(locale))
        let behind = try #require(pages.index.range(of: "2 files that phones download differ from release 4"))
        let soon = try #require(pages.index.range(of: "To be released again soon"))
        #expect(behind.lowerBound < soon.lowerBound)
        #expect(pages["releases.html"].contains("phones lack what is due"))
        #expect(
            pages["releases.html"].contains(
                "<span class=\"badge error\">release again before Tue 1 Dec 2026, 00:00</span>"))
        locale.standing.renewal?.urgency = .later
        #expect(Pages(ReleasePageTests.report(locale)).index.contains("To be released again later"))
    }

    @Test(
        "What is overdue is told before what phones lack, and a deployment that would be refused is no command to type")
    func tellsOverdueBeforeBehind() throws {
        var locale = ReleasePageTests.locale()
        (locale.standing.differing, locale.states) = (.init(2), [])
        locale.standing.renewal = .init(before: Sample.start, urgency: .overdue)
        let pages = Pages(ReleasePageTests.report(locale))
        let behind = try #require(pages.index.range(of: "2 files that phones download differ from release 4"))
        let overdue = try #require(pages.index.range(of: "Overdue for a release"))
        #expect(overdue.lowerBound < behind.lowerBound)
        #expect(pages.index.contains("1 locale overdue for a release, phones in 1 locale without what is due"))
        #expect(!pages.index.contains(Pages.command("newsadmin deploy en")))
        #expect(pages.index.contains(Pages.command("newsadmin release en")))
        let list = pages["releases.html"]
        #expect(list.contains("<span class=\"badge error\">overdue since Sat 21 Nov 2026, 09:00</span>"))
        #expect(list.contains("overdue for a release") && !list.contains("release again before"))
        #expect(pages["releases/en.html"].contains("This release has no more states"))
        #expect(!pages["releases/en.html"].contains("Nothing changes by itself"))
    }

    @Test("What a deployment would refuse is no command to type")
    func namesNoRefusedDeployment() {
        var locale = ReleasePageTests.locale()
        locale.standing.differing = .init(2)
        #expect(Pages(ReleasePageTests.report(locale)).index.contains(Pages.command("newsadmin deploy en")))
        locale.standing.differing = .init(2, unknown: 1)
        #expect(!Pages(ReleasePageTests.report(locale)).index.contains(Pages.command("newsadmin deploy en")))
        locale.standing.differing = .init(2, early: 1)
        #expect(Pages(ReleasePageTests.report(locale)).index.contains("1 file holds what is due only later"))
        locale.standing.isUnsigned = true
        let pages = Pages(ReleasePageTests.report(locale))
        #expect(!pages.index.contains(Pages.command("newsadmin deploy en")))
        #expect(pages.index.contains("nobody has signed the release") && pages.index.contains("1 locale not signed"))
        #expect(pages["releases.html"].contains("not signed") && pages["releases.html"].contains("lack what is due"))
    }

    @Test("What is to be sent is told with the command")
    func tellsWhatIsToBeSent() {
        var locale = ReleasePageTests.locale()
        locale.standing.unsent = ["sale", "other"]
        let pages = Pages(ReleasePageTests.report(locale))
        #expect(pages.index.contains("2 messages for phones with Sourse are due and not known to be sent"))
        #expect(pages.index.contains(Pages.command("newsadmin push sale other --locale en")))
        #expect(pages.index.contains("2 to send") && pages["releases.html"].contains("2 to send"))
    }

    @Test("A horizon that has passed is not told as one to come")
    func tellsWhatIsOverdue() {
        var locale = ReleasePageTests.locale()
        locale.standing.renewal = .init(before: Sample.start, urgency: .overdue)
        let page = Pages(ReleasePageTests.report(locale)).index
        #expect(page.contains("something has started or ended since, and phones do not know of it: release again"))
        #expect(page.contains("Overdue for a release") && !page.contains("To be released again soon"))
        #expect(page.contains("1 locale overdue for a release") && !page.contains("1 locale to release again soon"))
    }
}
