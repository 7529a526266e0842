import Campaigns
import Clients
import Dashboard
import Simulation

/// Plays one phone through all choices; the feed is encoded once for all of them.
struct RunPlayer {
    private let client: any Client
    private let locale: String
    private let edition: Edition
    private let start: Instant
    private let states: FeedStates
    /// The phone that was followed already, for the weeks ahead.
    private let journey: DailyJourney?

    init(client: any Client, locale: String, edition: Edition, from start: Instant) {
        self.client = client
        self.locale = locale
        self.edition = edition
        self.start = start
        let plan = SimulationPlan(folder: "", now: start, days: RunReports.days)
        let end = plan.end(edition.workspace.configuration.clock)
        let name = client.name
        journey = edition.dailyJourneys.first { $0.client == name && $0.locale == locale && $0.states.start == start }
        states = journey?.states ?? FeedStates(of: client, locale: locale, in: edition, from: start, to: end)
    }

    /// What happened, version by version, in it habit by habit, in it response by response.
    ///
    /// - Parameter report: makes the report of a run that was played.
    func runs(of choices: RunChoices, report: ([SimulatedStep]) -> RunReport) -> [RunReport] {
        var runs: [RunReport] = []
        for versions in choices.versions {
            for habit in choices.habits {
                // Where nothing was answered, no other answer changes anything.
                var unanswered: RunReport?
                for response in choices.responses {
                    if let unanswered {
                        runs.append(unanswered)
                        continue
                    }
                    let steps = steps(version: versions.played, habit, response)
                    let run = report(steps)
                    runs.append(run)
                    guard response == choices.responses.first else { continue }
                    let isAnswered = steps.contains { $0.account.shown.contains { $0.answer != nil } }
                    unanswered = isAnswered ? nil : run
                }
            }
        }
        return runs
    }

    private func steps(
        version: String?, _ habit: DeviceReport.Habit, _ response: UserResponse
    ) -> [SimulatedStep] {
        let plan = SimulationPlan(
            folder: "", now: start, version: version, launches: LaunchPattern(habit.launches), days: RunReports.days,
            response: response)
        if let journey, journey.isOf(plan) { return journey.steps }
        return FollowedPhone(plan, client: client, locale: locale, edition: edition, states: states).steps
    }
}
