import Campaigns
import Clients
import Dashboard
import Simulation

/// What is played of one client: which versions, habits and answers, so that all together takes no longer than it may.
struct RunChoices: Equatable {
    /// The versions, the newest first.
    let versions: [DeviceReport.Versions]
    /// The versions that are left out, by their titles.
    let leftOut: [String]
    /// When the app is opened.
    let habits: [DeviceReport.Habit]
    /// What the user does.
    let responses: [UserResponse]
    /// Whether that is fewer habits or answers than there are.
    var isShortened: Bool { habits != Self.rungs[0].habits || responses != Self.rungs[0].responses }

    /// How many messages may be looked at in all launches of all runs of a workspace: about a second of a core's time.
    static let mostWork = 250_000
    /// What a launch costs beside its messages.
    static let launchWork = 5

    private struct Rung {
        var versions: Int
        var habits: [DeviceReport.Habit]
        var responses: [UserResponse]
    }

    /// What is played, the most first; the last one always is.
    private static let rungs = [
        Rung(versions: 8, habits: DeviceReport.Habit.allCases, responses: [.dismiss, .action, .remind, .never]),
        Rung(versions: 4, habits: DeviceReport.Habit.allCases, responses: [.dismiss, .action, .remind]),
        Rung(versions: 3, habits: [.daily, .weekly], responses: [.dismiss, .action, .remind]),
        Rung(versions: 2, habits: [.daily, .weekly], responses: [.dismiss, .action]),
        Rung(versions: 1, habits: [.daily, .weekly], responses: [.dismiss, .action]),
        Rung(versions: 1, habits: [.daily, .weekly], responses: [.dismiss]),
    ]

    /// The choices for a schedule.
    ///
    /// - Parameters:
    ///   - schedule: what the phones are shown.
    ///   - app: the app, with its versions.
    ///   - end: the end of the runs.
    ///   - share: how much of the work is this client's.
    init(_ schedule: Schedule, app: AppConfiguration, until end: Instant, share: Int) {
        let groups = Self.versions(of: schedule, app: app, until: end)
        let messages = schedule.messages.count
        let rung =
            Self.rungs.first { rung in
                let launches = rung.habits.reduce(0) { $0 + $1.launchesInFourWeeks }
                let runs = min(rung.versions, groups.count) * rung.responses.count
                return runs * launches * (messages + Self.launchWork) <= share
            } ?? Self.rungs[Self.rungs.count - 1]
        versions = Array(groups.prefix(rung.versions))
        leftOut = groups.dropFirst(rung.versions).map(\.title)
        habits = rung.habits
        responses = rung.responses
    }

    /// The versions that are shown the same all the time, whatever they have seen before; the newest first.
    private static func versions(
        of schedule: Schedule, app: AppConfiguration, until end: Instant
    ) -> [DeviceReport.Versions] {
        let grids = ScheduleForm.allCases.map { ScheduleGrid(schedule, $0, app: app, until: end).columns }
        guard let columns = grids.first, columns.allSatisfy({ !$0.versions.isEmpty }) else {
            return [DeviceReport.Versions(versions: [], title: "any version", played: app.versions.last?.text)]
        }
        let firsts = Set(grids.joined().compactMap(\.versions.first))
        var groups: [[String]] = []
        for version in columns.flatMap(\.versions) {
            if groups.isEmpty || firsts.contains(version) {
                groups.append([version])
            } else {
                groups[groups.count - 1].append(version)
            }
        }
        return groups.reversed().map { group in
            let title = group.count == 1 ? group[0] : "\(group[0]) to \(group[group.count - 1])"
            return DeviceReport.Versions(versions: group, title: title, played: group.last)
        }
    }
}

extension DeviceReport.Habit {
    fileprivate var launchesInFourWeeks: Int {
        switch self {
        case .daily: DailyJourney.days
        case .weekdays: 40
        case .weekends: 8
        case .weekly: 4
        }
    }
}
