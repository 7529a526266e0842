import Campaigns
import Clients
import Simulation

/// What a simulated phone shows in the weeks ahead, whose user opens the app every day and puts away what comes.
struct DailyJourney: Sendable {
    /// The client's name.
    var client: String
    /// The client's name for people.
    var clientTitle: String
    /// The language of the phone.
    var locale: String
    /// All locales whose phones are shown the same; `locale` is one of them.
    var locales: [String]
    /// The app's version; nil where the workspace names none.
    var version: String?
    /// What happens, in order of time.
    var steps: [SimulatedStep]
    /// The campaigns by the names under which devices remember their messages.
    var campaigns: [String: String]
    /// The feed that the phone was shown, in all of its states.
    let states: FeedStates

    /// How many days a phone is followed.
    static let days = 28
}

extension DailyJourney {
    /// The campaign of a message that the phone showed; nil where nobody can tell.
    func campaign(of message: ShownMessage) -> String? {
        message.names.lazy.compactMap { campaigns[$0] }.first
    }

    /// Whether somebody who simulates as the plan says would only see this phone again.
    func isOf(_ plan: SimulationPlan) -> Bool {
        let own = SimulationPlan(folder: plan.folder, now: states.start, version: version, days: Self.days)
        return plan.version == version && plan.now == own.now && plan.launches == own.launches
            && plan.days == own.days && plan.response == own.response && plan.system == own.system
            && plan.events.isEmpty
    }
}
