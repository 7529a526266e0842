import Campaigns
import Clients

/// One row of a simulation: when somebody opened the app, with which version, and what happened.
public struct SimulatedStep: Equatable, Sendable {
    /// When.
    public var instant: Instant
    /// What happened to the app.
    public var occasion: SimulatedOccasion
    /// The app's marketing version, if it is known.
    public var appVersion: String?
    /// The app's build, if it is known.
    public var buildVersion: String?
    /// What was shown, and why the rest was not.
    public var account: StepAccount

    /// A row.
    init(
        instant: Instant, occasion: SimulatedOccasion, appVersion: String?, buildVersion: String?, account: StepAccount
    ) {
        self.instant = instant
        self.occasion = occasion
        self.appVersion = appVersion
        self.buildVersion = buildVersion
        self.account = account
    }
}
