import Campaigns
import Files
import Simulation

/// A forecast as tables for people.
struct ForecastTable {
    private let report: ForecastReport
    private let width: Int?

    /// The columns that the bars of days take.
    private static let barWidth = 24
    /// The greatest number of messages that has a row of its own.
    private static let mostMessages = 20

    private init(_ report: ForecastReport, _ width: Int?) {
        self.report = report
        self.width = width
    }

    /// The tables of a report, whose lines fit `width` columns.
    static func text(of report: ForecastReport, fitting width: Int?) -> String {
        let table = ForecastTable(report, width)
        let clients = report.setting.clients.indices.map(table.client)
        let parts = [table.head] + clients + [table.assumptions, table.messagesPerUser].filter { !$0.isEmpty }
        return parts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
    }

    private var head: [String] {
        let setting = report.setting
        let returns =
            setting.returns > 0 ? ", each followed by \(CountWords.of(setting.returns, "return"))" : ""
        let shard = report.shard.map { ", shard \($0.number) of \($0.count)" } ?? ""
        let days = "\(setting.days.first ?? "") to \(setting.days.last ?? "")"
        return [
            "\(days) in \(TerminalText.shown(setting.timeZone)): \(CountWords.of(setting.days.count, "day")), "
                + "\(CountWords.grouped(report.users, "user")), "
                + "\(CountWords.grouped(report.launches, "launch", "launches"))\(returns), "
                + "seed \(setting.seed)\(shard)"
        ]
    }

    /// What may be why a message reaches nobody of those it is meant for; nothing where all reach somebody.
    private var assumptions: [String] {
        let isUnseen = report.setting.clients.indices.contains { place in
            report.setting.clients[place].messages.indices.contains { message in
                let reach = report.reach(place, message)
                return reach.meant > 0 && reach.reached == 0
            }
        }
        guard isUnseen else { return [] }
        if report.setting.returns > 0 {
            return [
                "What reaches nobody may wait for an update of the app, or for an event that the app posts: in a forecast,",
                "nobody updates the app, and it posts no events of its own.",
            ]
        }
        return [
            "What reaches nobody may wait for an update of the app, for users who come back to it while it is running",
            "(app:activate), or for an event that the app posts: in a forecast, nobody updates the app, and it posts no",
            "events of its own. Users come back only where `returns` in `audience`, or --returns, says how often.",
        ]
    }

    private func client(_ place: Int) -> [String] {
        let client = report.setting.clients[place]
        let title = [client.title, client.version].compactMap { $0 }.joined(separator: " ")
        let order = client.messages.indices.sorted { left, right in
            let (one, other) = (client.messages[left], client.messages[right])
            if one.campaign == other.campaign { return one.locale < other.locale }
            guard let first = one.campaign, let second = other.campaign else { return one.campaign != nil }
            return first.isBytewiseLess(than: second)
        }
        var last: String?
        var nobody: [String] = []
        let rows = order.compactMap { message -> [String]? in
            let about = client.messages[message]
            let reach = report.reach(place, message)
            guard reach.meant > 0 || reach.shown > 0 else {
                if let campaign = about.campaign, nobody.last != campaign { nobody.append(campaign) }
                return nil
            }
            let name = about.campaign ?? "(of no campaign)"
            defer { last = name }
            return [name == last ? "" : name] + row(reach, about, report.totals.clients[place].reached[message])
        }
        let names = nobody.filter { name in !rows.contains { $0[0] == name } }.joined(separator: ", ")
        let rest = names.isEmpty ? [] : ["", "For nobody in this time: \(TerminalText.shown(names))"]
        guard !rows.isEmpty else {
            return [TerminalText.shown(title), "", "There is no message for anybody in this time."] + rest
        }
        let days = ForecastNumber.days(ofBarIn: report.setting.days.count, width: Self.barWidth)
        let head = [
            "Campaign", "Locale", "Meant for", "Reached", "Share", "Missed", "Shown", "Half by",
            days == 1 ? "Reached by day" : "Reached, \(days) days a bar",
        ]
        return [TerminalText.shown(title), ""]
            + TextTable(
                head: head, rows: ForecastNumber.aligned(rows, columns: 2..<7),
                widest: [34, 8, 11, 11, 6, 11, 13, 10, Self.barWidth], fitting: width
            ).lines + rest
    }

    private func row(
        _ reach: ForecastReport.Reach, _ message: ForecastSetting.Message, _ days: [Int]
    ) -> [String] {
        [
            report.setting.locales[message.locale], CountWords.grouped(reach.meant),
            CountWords.grouped(reach.reached),
            CountWords.share(reach.meant - reach.missed, of: reach.meant), CountWords.grouped(reach.missed),
            CountWords.grouped(reach.shown), half(of: days) ?? "never",
            reach.reached == 0 ? "" : ForecastNumber.bars(days, width: Self.barWidth),
        ]
    }

    /// The day by which half of those who ever see a message have seen it.
    private func half(of days: [Int]) -> String? {
        let all = days.reduce(0, +)
        var sum = 0
        for (day, number) in days.enumerated() where number > 0 {
            sum += number
            if 2 * sum >= all { return report.setting.days[day] }
        }
        return nil
    }

    private var messagesPerUser: [String] {
        let clients = report.setting.clients
        let columns =
            clients.indices.map(report.usersByMessages) + (clients.count > 1 ? [report.totals.usersByMessages] : [])
        let most = columns.map(\.count).max() ?? 0
        let rows = (0..<min(most, Self.mostMessages + 1)).map { number -> [String] in
            let isLast = number == Self.mostMessages && most > number + 1
            let name = number == 0 ? "none" : isLast ? "\(number) or more" : "\(number)"
            return [name]
                + columns.flatMap { column -> [String] in
                    let users = column.dropFirst(number).prefix(isLast ? .max : 1).reduce(0, +)
                    return [CountWords.grouped(users), CountWords.share(users, of: report.users)]
                }
        }
        let names = clients.map(\.title) + (clients.count > 1 ? ["All clients"] : [])
        let title = "Users by the number of different messages they see"
        return [clients.count > 1 ? title + "; one that is in several clients counts in each of them" : title, ""]
            + TextTable(
                head: ["Messages"] + names.flatMap { [$0, "Share"] },
                rows: ForecastNumber.aligned(rows, columns: 1..<1 + 2 * columns.count),
                widest: [11] + columns.flatMap { _ in [11, 6] }, fitting: width
            ).lines
    }
}

extension ForecastReport {
    /// The report as tables for people, which fit `width` columns.
    public func text(fitting width: Int? = nil) -> String { ForecastTable.text(of: self, fitting: width) }
}
