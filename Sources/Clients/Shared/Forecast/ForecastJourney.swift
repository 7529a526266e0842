import Campaigns

/// The visits of one user of a forecast to the app.
public struct ForecastJourney: Equatable, Sendable {
    /// The place of the phone's language among the population's locales.
    public var locale: Int
    /// The place of the app's version among the population's versions.
    public var version: Int
    /// Launches, and returns to the app while it is still running, in order of time.
    public var visits: [Visit]

    /// How many of the visits are launches.
    public var launches: Int { visits.count { !$0.isReturn } }

    /// A visit.
    public struct Visit: Equatable, Sendable {
        /// When.
        public var instant: Instant
        /// Whether the app is still running.
        public var isReturn: Bool
    }
}
