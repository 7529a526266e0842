import Campaigns

/// The launches of one user of a forecast.
public struct ForecastJourney: Equatable, Sendable {
    /// The place of the phone's language among the population's locales.
    public var locale: Int
    /// The place of the app's version among the population's versions.
    public var version: Int
    /// When the app is opened, in order of time.
    public var launches: [Instant]
}
