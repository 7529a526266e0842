/// The population that `forecast` simulates.
public struct AudienceModel: Hashable, Sendable {
    /// How many installs there are.
    public var users = 100_000
    /// Where the random numbers start.
    public var seed: UInt64 = 1
    /// The share of each app version, as weights.
    public var versions: [String: Double] = [:]
    /// The share of each launch habit (`daily`, `weekly`, …), as weights.
    public var launches: [String: Double] = [:]
    /// The share of each response (`action`, `dismiss`, `remind`), as weights.
    public var responses: [String: Double] = [:]

    /// A hundred thousand users of whom nothing is known.
    public init() {}
}
