import Campaigns
import Simulation

/// What a simulated phone shows in the weeks ahead, whose user opens the app every day and puts away what comes.
public struct Course: Sendable {
    /// The client's name.
    public var client: String
    /// The client's name for people.
    public var clientTitle: String
    /// The language of the phone.
    public var locale: String
    /// All locales whose phones are shown the same; `locale` is one of them.
    public var locales: [String]
    /// The app's version; nil where the workspace names none.
    public var version: String?
    /// What happens, in order of time.
    public var steps: [SimulatedStep]
    /// The campaigns by the names under which devices remember their messages.
    public var campaigns: [String: String]

    /// How many days a phone is followed.
    static let days = 28
}
