import Campaigns
import Dashboard

/// The runs of all choices, each kept once, without choices that change nothing.
struct RunSet {
    /// The versions; neighbours that come out equal are one.
    private(set) var versions: [DeviceReport.Versions] = []
    /// The answers that change something, and the first one.
    private(set) var responses: [UserResponse] = []
    /// The number of each choice's run.
    private(set) var choices: [Int] = []
    /// The runs.
    private(set) var runs: [RunReport] = []
    /// Why messages were not shown: runs name the reasons by their places.
    let reasons: [RunReport.Reason]

    /// The set of runs that were played version by version, in it habit by habit, in it response by response.
    init(_ played: [RunReport], reasons: [RunReport.Reason], of choices: RunChoices) {
        self.reasons = reasons
        var numbers: [RunReport: Int] = [:]
        let all = played.map { run -> Int in
            if let number = numbers[run] { return number }
            numbers[run] = runs.count
            runs.append(run)
            return runs.count - 1
        }
        let width = choices.responses.count
        let rows = choices.versions.count * choices.habits.count
        var columns: [Int] = []
        for column in 0..<width {
            let isNew = columns.allSatisfy { other in
                (0..<rows).contains { all[$0 * width + column] != all[$0 * width + other] }
            }
            if isNew { columns.append(column) }
        }
        responses = columns.map { choices.responses[$0] }
        var last: [Int]?
        for (place, group) in choices.versions.enumerated() {
            let own = (0..<choices.habits.count).flatMap { habit in
                columns.map { all[(place * choices.habits.count + habit) * width + $0] }
            }
            if own == last {
                let newer = versions.removeLast()
                versions.append(Self.joined(newer, group))
                continue
            }
            last = own
            versions.append(group)
            self.choices += own
        }
    }

    private static func joined(_ newer: DeviceReport.Versions, _ older: DeviceReport.Versions) -> DeviceReport.Versions
    {
        let versions = older.versions + newer.versions
        return DeviceReport.Versions(
            versions: versions, title: "\(versions.first ?? "") to \(versions.last ?? "")", played: newer.played)
    }
}
