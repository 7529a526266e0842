import Clients
import Testing

@testable import Dashboard
@testable import Simulation

@Suite("The page of forecasts")
struct ForecastPageTests {
    private func report(reached: [Int], shown: [Int]) -> ForecastReport {
        var counts = ForecastCounts(locales: 2, versions: 2, messages: 3, days: 3)
        counts.launches = 1234
        counts.users = [[600, 300], [50, 50]]
        counts.usersByMessages = [[100, 800], [100]]
        counts.reached[0] = reached
        counts.shown[0] = shown
        counts.reachedByVersion[0] = [600, reached.reduce(0, +) - 600]
        let setting = ForecastSetting(
            inputs: "", seed: 1, users: 1000, timeZone: "Europe/Berlin", days: ["day 1", "day 2", "day 3"],
            locales: ["en", "<fr>"], versions: ["1.0", nil],
            clients: [
                .init(
                    name: "inotify", title: "iNotify", version: "1.5.6",
                    messages: [
                        .init(locale: 0, campaign: "sale", isMeant: [true, true]),
                        .init(locale: 1, campaign: "sale", isMeant: [true, false]),
                        .init(locale: 1, campaign: nil, isMeant: [false, false]),
                    ])
            ])
        return ForecastReport(setting, totals: .init(clients: [counts], usersByMessages: [200, 800]))
    }

    private func pages(_ forecasts: [ForecastReport]?, users: Int = 100_000) -> Pages {
        var report = Sample.report()
        report.audience = forecasts.map { AudienceReport(users: users, forecasts: $0) }
        return Pages(report)
    }

    @Test("Without an audience there is no page, and nothing leads to one")
    func isThereForAnAudienceOnly() {
        let none = pages(nil)
        #expect(!none.paths.contains("forecast.html"))
        #expect(!none.index.contains("forecast.html"))
        let some = pages([report(reached: [0, 700, 100], shown: [0, 700, 150])])
        #expect(some.index.contains("<li><a href=\"forecast.html\">Forecast</a></li>"))
        #expect(some.campaign().contains("<a href=\"../forecast.html\">"))
        #expect(some["forecast.html"].contains("<a href=\"forecast.html\" aria-current=\"page\">Forecast</a>"))
    }

    @Test("It says whether some of the users were taken or all of them", arguments: [(1000, false), (1001, true)])
    func tellsWhetherSomeWereTaken(users: Int, isSampled: Bool) {
        let page = pages([report(reached: [0, 700, 100], shown: [0, 700, 150])], users: users)["forecast.html"]
        #expect(page.contains("A build simulates only some of the users") == isSampled)
    }

    @Test("It says what it assumes: without that, it is odd that some messages are for nobody, or reach nobody")
    func tellsAssumptions() {
        let page = pages([report(reached: [0, 700, 100], shown: [0, 700, 150])])["forecast.html"]
        #expect(
            page.contains(
                "has system \(Occasion.usualSystem), so messages for older systems are meant for nobody here."))
        #expect(
            page.contains("Nobody updates the app or comes back to it while it is running, and it posts no events of"))
        #expect(page.contains("<code>returns</code> in <code>audience</code> says how often users come back."))
    }

    @Test("It says how often users come back, and then not how to say so")
    func tellsReturns() {
        var report = report(reached: [0, 700, 100], shown: [0, 700, 150])
        report.setting.returns = 2
        let page = pages([report])["forecast.html"]
        #expect(
            page.contains("Each launch is followed by 2 returns to the app while it is still running. Nobody updates"))
        #expect(!page.contains("app:activate"))
        #expect(!page.contains("<code>returns</code>"))
    }

    @Test("Clients that a build has no time for are named, also where there is no other")
    func namesWhoIsLeftOut() {
        var some = Sample.report()
        some.audience = AudienceReport(
            users: 10, forecasts: [report(reached: [0, 700, 100], shown: [0, 700, 150])],
            leftOut: ["iSmartNews", "Sourse"])
        let page = Pages(some)["forecast.html"]
        #expect(page.contains("no time to simulate iSmartNews and Sourse;"))
        #expect(page.contains("Simulated phones"))
        some.audience?.forecasts = []
        let alone = Pages(some)["forecast.html"]
        #expect(alone.contains("no time to simulate iSmartNews and Sourse;"))
        #expect(!alone.contains("Simulated phones"))
        let all = pages([report(reached: [0, 700, 100], shown: [0, 700, 150])])["forecast.html"]
        #expect(!all.contains("A build has no time"))
    }

    @Test("A campaign's locales are added up, with its bars and what they say")
    func tellsCampaigns() {
        let page = pages([report(reached: [0, 700, 100], shown: [0, 700, 150])])["forecast.html"]
        #expect(page.contains("1,000 users and 1,234 launches were simulated."))
        #expect(page.contains(">950</td>"))
        #expect(page.contains("><div>800 <span class=\"soft\">84.2%</span></div></td>"))
        #expect(page.contains("data-label=\"Missed\" class=\"number\">150</td>"))
        #expect(page.contains("data-label=\"Shown\" class=\"number\">850</td>"))
        #expect(page.contains("data-label=\"Half by\"><span class=\"date\">day 2</span></td>"))
        #expect(page.contains("aria-label=\"Most users see it first on day 2: 700\""))
        #expect(page.contains("d=\"M0 40H0V40H120V0H240V34.3H360V40Z\""))
        #expect(page.contains("200 users (20.0%) see none."))
        #expect(page.contains("<th scope=\"row\">&lt;fr&gt;</th>"))
    }

    @Test("Locales that errors stopped are named: their users are not among those that are told of")
    func namesStoppedLocales() {
        let stopped = "stopped <b>fr</b>: users there are in no forecast until the errors are corrected"
        var some = Sample.report(stopped: ["fr"])
        some.audience = AudienceReport(users: 10, forecasts: [report(reached: [0, 700, 100], shown: [0, 700, 150])])
        let page = Pages(some)["forecast.html"]
        #expect(page.contains(stopped + "; all users below are of the other locales.</p>"))
        some.audience?.forecasts = []
        #expect(Pages(some)["forecast.html"].contains(stopped + ".</p>"))
        #expect(!pages([report(reached: [0, 700, 100], shown: [0, 700, 150])])["forecast.html"].contains("stopped"))
    }

    @Test("A campaign that reaches nobody has no bars")
    func tellsWhoReachesNobody() {
        var report = report(reached: [0, 0, 0], shown: [0, 0, 0])
        report.totals.clients[0].reachedByVersion[0] = [0, 0]
        let page = pages([report])["forecast.html"]
        #expect(page.contains("<span class=\"soft\">nobody</span>"))
        #expect(page.contains("<span class=\"soft\">never</span>"))
        #expect(!page.contains("role=\"img\""))
    }
}
