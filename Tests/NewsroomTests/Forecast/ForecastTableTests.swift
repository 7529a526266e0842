import Clients
import Newsroom
import Testing

@testable import Simulation

@Suite("The tables of a forecast")
struct ForecastTableTests {
    /// A forecast of one message that both of two users see in every client.
    private func text(clients: Int, days: Int, reached: Int = 2, returns: Int = 0) -> String {
        var counts = ForecastCounts(locales: 1, versions: 1, messages: 1, days: days)
        counts.users = [[2]]
        counts.usersByMessages = [[0, 2]]
        counts.reached[0][0] = reached
        counts.shown[0][0] = reached
        counts.reachedByVersion[0] = [reached]
        let setting = ForecastSetting(
            inputs: "", seed: 1, users: 2, returns: returns, timeZone: "UTC", days: (1...days).map { "day \($0)" },
            locales: ["en"],
            versions: ["1.0"],
            clients: (1...clients).map { number in
                .init(
                    name: "client-\(number)", title: "Client \(number)", version: nil,
                    messages: [.init(locale: 0, campaign: "sale", isMeant: [true])])
            })
        let totals = ForecastTotals(
            clients: Array(repeating: counts, count: clients),
            usersByMessages: Array(repeating: 0, count: clients) + [2])
        return ForecastReport(setting, totals: totals).text()
    }

    @Test("A message of several clients counts in each of them, which is said")
    func saysThatClientsCountByThemselves() {
        let words = "Users by the number of different messages they see"
        #expect(text(clients: 1, days: 1).contains("\n\(words)\n"))
        #expect(
            text(clients: 2, days: 1).contains("\n\(words); one that is in several clients counts in each of them\n"))
    }

    @Test("Where a message reaches nobody, it is said what no phone does")
    func saysWhatIsAssumed() {
        let sentence = "Users come back only where `returns` in `audience`, or --returns, says how often.\n"
        #expect(text(clients: 1, days: 1, reached: 0).contains(sentence))
        #expect(!text(clients: 1, days: 1, reached: 1).contains(sentence))
        let returning = text(clients: 1, days: 1, reached: 0, returns: 1)
        #expect(returning.contains("nobody updates the app, and it posts no events of its own.\n"))
        #expect(!returning.contains("`returns`"))
    }

    @Test(
        "How often users come back is said with the launches", arguments: [(0, ""), (1, "1 return"), (2, "2 returns")])
    func saysHowOftenUsersComeBack(returns: Int, words: String) {
        let told = words.isEmpty ? "0 launches, seed 1\n" : "0 launches, each followed by \(words), seed 1\n"
        #expect(text(clients: 1, days: 1, returns: returns).hasPrefix("day 1 to day 1 in UTC: 1 day, 2 users, \(told)"))
    }

    @Test("A heading says how many days a bar stands for", arguments: [(24, " by day"), (25, ", 2 days a bar")])
    func saysWhatABarIs(days: Int, heading: String) {
        #expect(text(clients: 1, days: days).contains("Half by  Reached\(heading)\n"))
    }

    @Test("One is told apart from several")
    func countsOne() {
        var counts = ForecastCounts(locales: 1, versions: 1, messages: 0, days: 1)
        (counts.users, counts.usersByMessages, counts.launches) = ([[1]], [[1]], 1)
        let setting = ForecastSetting(
            inputs: "", seed: 1, users: 1, timeZone: "UTC", days: ["day 1"], locales: ["en"], versions: ["1.0"],
            clients: [.init(name: "client", title: "Client", version: nil, messages: [])])
        let totals = ForecastTotals(clients: [counts], usersByMessages: [1])
        let report = ForecastReport(setting, totals: totals).text()
        #expect(report.hasPrefix("day 1 to day 1 in UTC: 1 day, 1 user, 1 launch, seed 1\n"))
        #expect(text(clients: 1, days: 2).hasPrefix("day 1 to day 2 in UTC: 2 days, 2 users, 0 launches, seed 1\n"))
    }

    @Test("Columns of shares have their heading")
    func headsShares() {
        let text = text(clients: 1, days: 1)
        #expect(text.contains("Reached  Share   Missed"))
        #expect(text.contains("Messages  Client 1  Share"))
    }
}
