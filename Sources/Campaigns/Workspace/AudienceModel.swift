/// The population that `forecast` simulates.
///
/// Shares are weights: they need not add up to anything; where none are given, the forecast has its own.
public struct AudienceModel: Equatable, Sendable {
    /// How many installs there are.
    public var users = 100_000
    /// Where the random numbers start.
    public var seed: UInt64 = 1
    /// The share of each app version.
    public var versions: [String: Double] = [:]
    /// The share of each locale.
    public var locales: [String: Double] = [:]
    /// The share of each launch habit.
    public var launches: [LaunchHabit: Double] = [:]
    /// How often users come back to the app after each launch, while it is still running.
    public var returns = 0
    /// The share of each response to a message.
    public var responses: [UserResponse: Double] = [:]

    /// A hundred thousand users of whom nothing is known.
    public init() {}

    /// The most users that are simulated.
    public static let mostUsers = 100_000_000
    /// The most returns after a launch.
    public static let mostReturns = 10
}
