import Simulation

/// What the dashboard says about the audience: how far messages will reach.
public struct AudienceReport: Sendable {
    /// How many users the audience has.
    var users: Int
    /// For each client a forecast of its own, of as many users as a build takes the time for.
    public var forecasts: [ForecastReport]
    /// The names, for people, of the clients of which a build has no time to make one.
    public var leftOut: [String]

    /// Forecasts of an audience.
    public init(users: Int, forecasts: [ForecastReport], leftOut: [String] = []) {
        self.users = users
        self.forecasts = forecasts
        self.leftOut = leftOut
    }
}
