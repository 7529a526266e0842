import Campaigns
import Clients
import Testing

@testable import Newsroom
@testable import Simulation

@Suite struct WorkspaceForecastTests {
    private static let files = [
        "newsadmin.yml": TestWorkspace.configuration(
            clients: TestWorkspace.allClients,
            more: """
                audience: {users: 300, seed: 2, versions: {"1.0": 1, "2.0": 3}, locales: {en: 2, fr: 1}, launches: {daily: 1}}
                """
        ).replacing("\"2.0\"]}", with: "\"2.0\"], builds: {\"1.0\": \"10\", \"2.0\": \"20\"}}"),
        "campaigns/2026-11-20-sale.md":
            "---\ntitle: Sale\naction: {url: \"https://example.com/sale\", label: Show me}\n---\nText\n",
        "campaigns/2026-11-20-sale.fr.md": "---\ntitle: Soldes\naction: {label: Voir}\n---\nTexte\n",
        "campaigns/2026-11-22-old.md":
            "---\ntitle: Old\nversions: {max: \"1.0\"}\nclients: [inotify]\nstart: 2026-11-23T06:00\n---\nText\n",
        "campaigns/2027-11-24-later.md":
            "---\ntitle: Later\nstart: 2027-11-24T00:00Z\nclients: [inotify, notable]\n---\nText\n",
        "campaigns/2026-11-18-older.md":
            "---\ntitle: Update\nsystem: {before: \"17.0\"}\nclients: [notable]\n---\nText\n",
        // In the feeds of these two from now on, though they show it to nobody before.
        "campaigns/2027-11-25-waiting.md":
            "---\ntitle: Waiting\nstart: 2027-11-25T00:00Z\nclients: [ismartnews, sourse]\n---\nText\n",
    ]

    private func plan(
        _ workspace: TestWorkspace, clients: Set<String>? = nil, shard: ForecastShard? = nil
    ) throws -> ForecastPlan {
        let now = try #require(Instant(iso8601: "2026-11-21T11:00:00Z"))
        return ForecastPlan(folder: workspace.folder, now: now, clients: clients, days: 8, shard: shard, jobs: 2)
    }

    /// Classic messages have no name in the feed, and a queue is played on devices as they are.
    @Test func messagesWithEqualTitlesAndPagesAreToldApartOnDevices() throws {
        func campaign(_ title: String, _ more: String, _ text: String) -> String {
            "---\ntitle: \(title)\n\(more)---\n\(text)\n"
        }
        let workspace = try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration(
                "en", clients: "clients: {ismartnews: {clientVersion: \"2.0.1\"}}",
                more: "audience: {users: 20, launches: {daily: 1}}\n"),
            "campaigns/a.md": campaign("News", "", "First."), "campaigns/b.md": campaign("News", "", "Second."),
            "campaigns/q.md": campaign("Queued", "ismartnews: {queue: q}\n", "Third."),
            "campaigns/w.md": campaign("Page", "ismartnews: {type: web}\n", "https://example.com/page"),
        ])
        let report = try WorkspaceForecast(plan(workspace)).run().report
        let client = try #require(report.setting.clients.first)
        #expect(client.messages.map(\.campaign) == ["a", "b", "q", "w", nil])
        #expect(client.messages.indices.map { report.reach(0, $0).reached } == [20, 20, 20, 20, 0])
    }

    @Test func everyClientsMessagesAreCounted() throws {
        let workspace = try TestWorkspace(Self.files)
        let report = try WorkspaceForecast(plan(workspace)).run().report
        #expect(report.setting.clients.map(\.name) == ClientCatalogue.names)
        #expect(report.installs.joined().reduce(0, +) == 300)
        #expect(report.launches == 300 * 8)
        #expect(report.setting.days.first == "2026-11-21")
        #expect(report.setting.days.last == "2026-11-28")
        for (place, client) in report.setting.clients.enumerated() {
            for (number, message) in client.messages.enumerated() where message.campaign == "2026-11-20-sale" {
                let reach = report.reach(place, number)
                let users = report.installs[message.locale].reduce(0, +)
                #expect(reach.meant == users, "\(client.name)")
                #expect(reach.reached > users / 2, "\(client.name)")
                #expect(reach.missed == users - reach.reached, "\(client.name)")
            }
        }
        let old = try #require(report.setting.clients[0].messages.firstIndex { $0.campaign == "2026-11-22-old" })
        let reach = report.reach(0, old)
        #expect(reach.reached == report.installs[0][0])
        #expect(report.totals.clients[0].reached[old][..<2] == [0, 0])
        let later = try #require(report.setting.clients[0].messages.firstIndex { $0.campaign == "2027-11-24-later" })
        #expect(report.reach(0, later) == ForecastReport.Reach())
        #expect(report.text().contains("For nobody in this time: 2027-11-24-later\n"))
        let older = try #require(report.setting.clients[1].messages.firstIndex { $0.campaign == "2026-11-18-older" })
        #expect(report.reach(1, older) == ForecastReport.Reach())
        #expect(report.text().contains("For nobody in this time: 2026-11-18-older, 2027-11-24-later\n"))
        for place in [2, 3] {
            let messages = report.setting.clients[place].messages
            let waiting = messages.indices.filter { messages[$0].campaign == "2027-11-25-waiting" }
            #expect(waiting.count == 2)
            #expect(waiting.allSatisfy { report.reach(place, $0) == ForecastReport.Reach() })
        }
        #expect(report.text().contains("For nobody in this time: 2027-11-25-waiting\n"))
        // Phones with Notable show at the first launch what they are sent, so nobody goes without.
        #expect(report.neverReached == 0)
    }

    @Test func theTableAndJSONOfShardsAreThoseOfTheWhole() throws {
        let workspace = try TestWorkspace(Self.files)
        let whole = try WorkspaceForecast(plan(workspace, clients: ["inotify", "notable"])).run().report
        let shards = try (1...3).map { number in
            let plan = try plan(workspace, clients: ["inotify", "notable"], shard: ForecastShard(number, of: 3))
            return ("\(number).json", try WorkspaceForecast(plan).run().report)
        }
        let merged = try ForecastMerge.whole(shards)
        #expect(merged.json == whole.json)
        #expect(merged.text() == whole.text())
        #expect(whole.text().contains("2026-11-20-sale"))
    }

    /// What only `app:activate` shows reaches users who come back to the app, as in the pattern of the event.
    @Test func whatOnlyAReturnShowsReachesThoseWhoReturn() throws {
        let workspace = try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration(
                "en",
                clients:
                    "clients: {ismartnews: {clientVersion: \"4.9.6\", events: {\"app:activate\": \"OFF=4|ON=2\"}}}",
                more: "audience: {users: 20, launches: {daily: 1}, returns: 2}\n"),
            "campaigns/a.md": "---\ntitle: News\n---\nText.\n",
        ])
        func report(_ returns: Int?) throws -> ForecastReport {
            var plan = try plan(workspace)
            plan.returns = returns
            return try WorkspaceForecast(plan).run().report
        }
        let own = try report(nil)
        #expect(own.setting.returns == 2)
        #expect(own.launches == 20 * 8)
        // The fifth return is the first one of the third day.
        #expect(own.totals.clients[0].reached[0] == [0, 0, 20, 0, 0, 0, 0, 0])
        #expect(try report(1).totals.clients[0].reached[0] == [0, 0, 0, 0, 20, 0, 0, 0])
        let none = try report(0)
        #expect(none.reach(0, 0).reached == 0)
        #expect(Set([own, none].map(\.setting.inputs)).count == 2)
    }

    @Test func anotherTextIsAnotherForecast() throws {
        let workspace = try TestWorkspace(Self.files)
        let before = try WorkspaceForecast(plan(workspace, clients: ["inotify"])).run().report.setting.inputs
        let again = try WorkspaceForecast(plan(workspace, clients: ["inotify"])).run().report.setting.inputs
        #expect(before == again)
        try workspace.write("---\ntitle: Old\nclients: [inotify]\n---\nOther\n", to: "campaigns/2026-11-22-old.md")
        let after = try WorkspaceForecast(plan(workspace, clients: ["inotify"])).run().report.setting.inputs
        #expect(before != after)
    }
}
