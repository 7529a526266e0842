import Campaigns
import Clients
import Simulation

/// What `simulate` is asked: which device, opened when, and what its user does.
public struct SimulationPlan: Sendable {
    /// The workspace's folder.
    var folder: String
    /// When the simulation begins.
    var now: Instant
    /// The client's name; nil: the only one there is.
    var client: String?
    /// The language of the phone; nil: the source locale.
    var locale: String?
    /// The app's marketing version; nil: the newest one known.
    var version: String?
    /// The version of the phone's system.
    var system: String
    /// When the app is opened.
    var launches: LaunchPattern
    /// For how many days.
    var days: Int
    /// What the user does with what is shown.
    var response: UserResponse
    /// The events that the app posts after each launch, a minute apart.
    var events: [String]

    /// A plan; by default somebody who opens the app every day at nine and puts away what comes.
    public init(
        folder: String, now: Instant, client: String? = nil, locale: String? = nil, version: String? = nil,
        system: String = Occasion.usualSystem, launches: LaunchPattern? = nil, days: Int,
        response: UserResponse = .dismiss, events: [String] = []
    ) {
        self.folder = folder
        self.now = now
        self.client = client
        self.locale = locale
        self.version = version
        self.system = system
        self.launches = launches ?? LaunchPattern("daily@09:00") ?? .every(Instant.secondsPerDay)
        self.days = days
        self.response = response
        self.events = events
    }

    /// The most occasions of a simulation; more rows nobody reads.
    public static let mostOccasions = 20_000

    /// The end of its days, as the clocks count them.
    func end(_ clock: ZoneClock) -> Instant { LaunchPattern.end(of: days, from: now, clock: clock) }

    /// Launches at some instants, each followed by the events, on a phone with that app.
    func occasions(at launches: [Instant], app: String?, build: String?) -> [Occasion] {
        launches.flatMap { instant in
            ([nil] + events.map(Optional.some)).enumerated().map { place, event in
                Occasion(
                    at: instant.advanced(seconds: Int64(place) * 60), event: event, appVersion: app,
                    buildVersion: build, systemVersion: system)
            }
        }.sorted { $0.instant < $1.instant }
    }
}
