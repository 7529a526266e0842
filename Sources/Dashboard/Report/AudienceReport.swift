import Simulation

/// What the dashboard tells of the audience: how far messages will reach.
public struct AudienceReport: Sendable {
    /// How many users the audience has.
    public var users: Int
    /// For each client a forecast of its own, of as many users as a build takes the time for.
    public var forecasts: [ForecastReport]

    /// Forecasts of an audience.
    public init(users: Int, forecasts: [ForecastReport]) {
        self.users = users
        self.forecasts = forecasts
    }
}
