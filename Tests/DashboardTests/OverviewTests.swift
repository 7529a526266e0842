import Campaigns
import Releases
import Testing

@testable import Dashboard

@Suite("The overview")
struct OverviewTests {
    @Test("It says since when feeds are as they are, and what changes next")
    func saysWhen() {
        let page = Pages(Sample.report()).index
        #expect(page.contains("Sat 21 Nov 2026, 09:00 (Europe/Berlin)"))
        #expect(page.contains("Tue 1 Dec 2026, 00:00 (Europe/Berlin)"))
        #expect(page.contains("“Autumn sale” ends"))
    }

    @Test("Every state has its word and its shape", arguments: CampaignReport.State.allCases)
    func showsStates(state: CampaignReport.State) {
        let pages = Pages(Sample.report(campaigns: [Sample.campaign(state: state)]))
        let badge = "<span class=\"badge \(state.rawValue)\">\(state.rawValue)</span>"
        #expect(pages.index.contains("<td class=\"\(state.rawValue)\"><b>en</b> \(state.rawValue)"))
        #expect(pages.index.contains("1 \(state.rawValue)"))
        #expect(pages.campaign().contains(badge))
        #expect(pages["assets/dashboard.css"].contains(".\(state.rawValue)::before"))
    }

    @Test("What runs by the working files is not said to be live: that is the word for what phones have")
    func keepsLiveForReleases() {
        let pages = Pages(Sample.report())
        for page in [pages.index, pages.campaign()] {
            #expect(page.contains("the working files"))
            // Messages can be asked for by the states of their releases.
            #expect(!page.replacing("<option>live</option>", with: "").contains(/\blive\b/))
        }
    }

    @Test("Of what is running, that which ends first stands first; what has no end stands last")
    func ordersRunning() throws {
        let ends: [(String, Instant?)] = [("a", nil), ("b", Sample.end.advanced(seconds: 60)), ("c", Sample.end)]
        let report = Sample.report(
            campaigns: ends.map { Sample.campaign($0.0, window: Window(start: Sample.start, end: $0.1)) })
        let section = try #require(Pages(report).index.firstMatch(of: /id="running"[\s\S]*?<\/section>/))
        let links = Pages.links(of: String(section.output)).filter { $0.hasPrefix("campaigns/") }
        #expect(links == ["c", "b", "a"].map { "campaigns/\($0).html" })
        #expect(section.output.contains("without end"))
    }

    @Test("Once something was released, what is live is running now, and nothing else")
    func runsByReleases() throws {
        func campaign(_ id: String, _ status: MessageStatusReport, state: CampaignReport.State = .running)
            -> CampaignReport
        {
            Sample.campaign(
                id, state: state,
                messages: [MessageReport(locale: "en", fallback: nil, status: status, clients: [])])
        }
        var report = Sample.report(campaigns: [
            campaign("waiting", ReleasePageTests.status(.waiting)),
            campaign("live", ReleasePageTests.status(nil, .live)),
            campaign("kept", ReleasePageTests.status(.draft, .live), state: .draft),
            campaign("later", ReleasePageTests.status(nil, .scheduled)),
        ])
        func running() throws -> [String] {
            let section = try #require(Pages(report).index.firstMatch(of: /id="running"[\s\S]*?<\/section>/))
            return Pages.links(of: String(section.output)).filter { $0.contains("/") }
        }
        #expect(try running() == ["later", "live", "waiting"].map { "campaigns/\($0).html" })
        report.releases = [ReleasePageTests.locale([ReleasePageTests.status(.removed, .live, campaign: "gone")])]
        #expect(try running() == ["releases/en.html", "campaigns/kept.html", "campaigns/live.html"])
        var ending = ReleasePageTests.status(nil, .live)
        ending.window = Window(end: Sample.end)
        report.campaigns = [campaign("live", ending)]
        report.campaigns[0].window = Window(start: Sample.start)
        let until = "<span class=\"when\">until Tue 1 Dec 2026, 00:00</span>"
        #expect(Pages(report).index.contains(until), "the release says when it ends, whatever the files say by now")
        report.campaigns = [campaign("waiting", ReleasePageTests.status(.waiting))]
        report.releases = [ReleasePageTests.locale()]
        #expect(Pages(report).index.contains("No message that was released is running now."))
    }

    @Test("What is live is told as its releases have it: once for each end and set of clients, by its released title")
    func tellsWhatPhonesHave() throws {
        func status(
            _ working: MessageState.Working?, _ title: String, _ locale: String, _ end: Instant?, _ client: String
        )
            -> MessageStatusReport
        {
            var status = ReleasePageTests.status(working, .live)
            status.window = Window(end: end)
            status.releasedTitle = ReleasedTitle(title, locale: locale)
            status.keys = [.init(key: "key", clients: [client])]
            return status
        }
        let statuses = [
            ("en", status(.waiting, "Old title", "en", Sample.end, "iNotify")),
            ("fr", status(nil, "Titre", "fr", nil, "Notable")),
        ]
        var report = Sample.report(campaigns: [
            Sample.campaign(
                "sale",
                messages: statuses.map { MessageReport(locale: $0, fallback: nil, status: $1, clients: []) })
        ])
        report.clients = [("inotify", "iNotify"), ("notable", "Notable")]
        report.releases = statuses.map { ReleasePageTests.locale([$1], locale: $0) }
        func cards() throws -> [String] {
            let section = try #require(Pages(report).index.firstMatch(of: /id="running"[\s\S]*?<\/section>/))
            return section.output.split(separator: "<li>").dropFirst().map {
                String($0).replacing(/<[^>]*>/, with: "|")
            }
        }
        let found = try cards()
        #expect(found.count == 2)
        #expect(found[0].contains("Old title||until Tue 1 Dec 2026, 00:00||iNotify · en|"))
        #expect(found[0].contains("live, changed: waiting") && !found[0].contains("fr"))
        #expect(found[1].contains("Titre||without end||Notable · fr|"))
        // Phones have it though its files are gone, or cannot be read.
        report.campaigns = []
        #expect(try cards().map { $0.contains("live") } == [true, true])
        #expect(Pages(report).index.contains("<a href=\"releases/fr.html\" lang=\"fr\" dir=\"ltr\">Titre</a>"))
    }

    @Test("What comes next by a release alone says so")
    func tellsWhatComesByReleases() throws {
        var status = ReleasePageTests.status(.waiting, .live)
        status.releasedTitle = ReleasedTitle("Old title", locale: "en")
        var report = Sample.report(campaigns: [
            Sample.campaign(messages: [MessageReport(locale: "en", fallback: nil, status: status, clients: [])])
        ])
        report.releases = [ReleasePageTests.locale([status])]
        report.changes = [
            ChangeReport(
                instant: Sample.end,
                events: [
                    .init(
                        campaign: "sale", starts: false, clients: ["inotify"], locales: ["en"],
                        released: status.releasedTitle)
                ])
        ]
        let page = Pages(report).index
        #expect(page.contains(">Old title</a> <span class=\"badge ended\">ends</span>"))
        #expect(page.contains("iNotify · en, as released</span>"))
        #expect(report.phonesOutdatedFrom == nil, "phones on the dashboard go by the files")
    }

    @Test("What comes next is told with how far it has come, once something was released")
    func tellsHowFarWhatComesIs() throws {
        let messages = [("en", ReleasePageTests.status(nil, .live)), ("fr", ReleasePageTests.status(.waiting))].map {
            MessageReport(locale: $0, fallback: nil, status: $1, clients: [])
        }
        var report = Sample.report(campaigns: [Sample.campaign(messages: messages)])
        func coming() throws -> Substring {
            try #require(Pages(report).index.firstMatch(of: /id="coming"[\s\S]*?<\/section>/)).output
        }
        #expect(try !coming().contains("waiting"))
        report.releases = [ReleasePageTests.locale()]
        #expect(try coming().contains("<span class=\"badge waiting\">waiting</span> <span class=\"soft\">in fr</span>"))
    }

    @Test("What comes next is told with its clients and locales")
    func tellsWhatComes() throws {
        let page = Pages(Sample.report()).index
        let section = try #require(page.firstMatch(of: /id="coming"[\s\S]*?<\/section>/)).output
        #expect(section.contains("Tue 1 Dec 2026, 00:00"))
        #expect(section.contains("<span class=\"badge ended\">ends</span>"))
        #expect(section.contains("iNotify · en and fr"))
    }

    @Test("Long lists of what is running and what comes are cut")
    func cutsLists() {
        var report = Sample.report(campaigns: (0..<10).map { Sample.campaign("c\($0)") })
        report.changes = (0..<10).map { Sample.change(at: Sample.end.advanced(seconds: Int64($0) * 3600)) }
        let page = Pages(report).index
        #expect(page.contains("<a href=\"#state=running\">And 2 more</a>"))
        #expect(page.contains("And 2 later changes: "))
    }

    @Test("Locales that errors stopped are named, and their feeds marked as old")
    func namesStoppedLocales() {
        let pages = Pages(Sample.report(stopped: ["fr", "en"]))
        #expect(pages.index.contains("<a href=\"#needs\">Errors</a> stopped <b>en and fr</b>"))
        #expect(pages.index.contains("<td class=\"stopped\"><b>en</b> stopped"))
        #expect(pages["feeds.html"].contains("of an earlier build"))
        #expect(!Pages(Sample.report())["feeds.html"].contains("earlier build"))
    }

    @Test("Locales and clients are counted")
    func countsChannels() {
        let campaigns = [
            Sample.campaign("a"), Sample.campaign("b", state: .scheduled),
            Sample.campaign("c", state: .draft), Sample.campaign("d", messages: [Sample.message("fr")]),
        ]
        let page = Pages(Sample.report(campaigns: campaigns)).index
        #expect(page.ranges(of: "<span class=\"badge running\">1 running</span>").count == 2)
        #expect(page.ranges(of: "<span class=\"badge scheduled\">1 to come</span>").count == 1)
    }

    @Test("Feeds are listed with their addresses, sizes and hashes, and linked")
    func listsFeeds() {
        let page = Pages(Sample.report())["feeds.html"]
        #expect(page.contains("By the working files, whether released or not"))
        #expect(page.contains("12,345"))
        #expect(page.contains("1,234"))
        #expect(page.contains("https://news.nightjar.example/feeds/inotify/en.plist"))
        #expect(page.contains("0123456789ab</code>"))
        #expect(Pages.links(of: page).contains("feeds/inotify/en.plist"))
    }

    @Test("Nothing makes no tables and no campaigns' pages")
    func showsNothing() {
        let pages = Pages(Sample.report(campaigns: [], feeds: []))
        #expect(pages.paths.filter { $0.hasPrefix("campaigns/") }.isEmpty)
        #expect(!pages.index.contains("<table"))
        #expect(pages.index.contains("Nothing: there are no errors and no warnings."))
    }

    @Test("What runs says in which locales phones have it, or that nothing was released")
    func tellsWhereItIsLive() throws {
        func message(_ locale: String, _ state: MessageState) -> MessageReport {
            var message = Sample.message(locale)
            message.status = MessageStatusReport(campaign: "sale", title: "Sale", state: state, reason: "")
            return message
        }
        let messages = [
            message("en", MessageState(working: nil, released: .live)),
            message("fr", MessageState(working: .waiting, released: nil)),
        ]
        var report = Sample.report(campaigns: [Sample.campaign(messages: messages)])
        report.releases = [ReleasePageTests.used("en")]
        let unreleased = Pages(report).index
        #expect(!unreleased.contains("<span class=\"badge live\">live</span>"))
        #expect(unreleased.contains("Nothing has been released yet, so no deployment brings phones any of these"))
        let release = ReleaseReport(number: 1, time: Sample.start, author: "A", horizon: Sample.end, messages: 1)
        report.releases[0].log = [release]
        let page = Pages(report).index
        #expect(page.contains("<span class=\"badge live\">live</span> <span class=\"soft\">in en</span>"))
        #expect(page.contains("<span class=\"badge waiting\">waiting</span> <span class=\"soft\">in fr</span>"))
        #expect(!page.contains("Nothing has been released yet"))
    }

    @Test("What is to be done is counted at the top, and leads to what needs attention")
    func countsWhatIsToBeDone() {
        func status(_ next: NextStep) -> MessageStatusReport {
            MessageStatusReport(
                campaign: "sale", title: "Sale", state: MessageState(working: .waiting, released: nil), next: next)
        }
        var report = Sample.report(findings: [Sample.finding(.error, "an error")])
        report.releases = [
            ReleasePageTests.used("en", [status(.approve(["sale"])), status(.release)]),
            ReleasePageTests.used("fr", [status(.approve(["sale"]))]),
        ]
        report.releases[1].standing.differing = .init(3)
        let told = "1 error to correct, phones in 1 locale without what is due, 2 wait for review, 1 to release"
        #expect(Pages(report).index.contains("<dd><a href=\"#needs\">\(told)</a></dd>"))
        let warned = Pages(Sample.report(findings: [Sample.finding(.warning, "a warning")])).index
        #expect(warned.contains("<dd><a href=\"#needs\">no errors and nothing to review or release"))
        #expect(Pages(Sample.report(campaigns: [], feeds: [])).index.contains("<dt>To do</dt>\n<dd>nothing</dd>"))
    }

    @Test("What is live and changed has its colour on every page, as the style that all of them load says")
    func coloursWhatIsBehind() {
        #expect(Pages(Sample.report())["assets/dashboard.css"].contains(".badge.behind {"))
    }
}
