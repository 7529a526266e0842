import Campaigns

/// How a client's devices are led through journeys, and how what they report is read.
public protocol ClientSimulation: ClientKind {
    /// What the client does in an app whose version or build is not known, for a person; nil where it has what it
    /// compares, or compares none; by default it compares none.
    static func consequenceOfMissingVersion(app: String?, build: String?) -> String?

    /// Whether an app posts events for this client; by default not.
    static var knowsEvents: Bool { get }

    /// Whether a user's answer can change anything on a device; by default it can.
    static var takesAnswers: Bool { get }

    /// The app's marketing version and build in a step of a journey, or in its settings; by default the fields
    /// `appVersion` and `buildVersion`.
    static func versions(in fields: PropertyValue) -> (app: String?, build: String?)

    /// The `settings` of a journey of this workspace's app on a phone of that locale.
    func journeySettings(locale: String) -> PropertyValue

    /// The steps of a journey that an occasion becomes, without the user's answers.
    func steps(of occasion: Occasion) -> [PropertyValue]

    /// The steps at which messages reach the device by themselves, in order of time; by default none, because the
    /// device asks for its feed.
    ///
    /// - Parameters:
    ///   - feed: the feed.
    ///   - start: the instant at which what was sent before reaches the device.
    func deliveries(in feed: FeedBody, from start: Instant) -> [PropertyValue]

    /// The fields of a step by which the user answers as `response` says.
    ///
    /// - Parameters:
    ///   - response: what the user does, in general words.
    ///   - result: what the device reports where nobody answers.
    ///   - space: where the device found what it shows.
    func answer(_ response: UserResponse, to result: PropertyValue, in space: SimulatedSpace) -> [PropertyValue.Entry]

    /// What a device's report of a step says, in words that fit all clients.
    ///
    /// - Parameters:
    ///   - step: the step, with the user's answers.
    ///   - result: the report.
    ///   - space: where the device found what it shows.
    func account(of step: PropertyValue, result: PropertyValue, in space: SimulatedSpace) -> StepAccount
}

extension ClientSimulation {
    /// It compares no versions.
    public static func consequenceOfMissingVersion(app: String?, build: String?) -> String? { nil }
    /// No events.
    public static var knowsEvents: Bool { false }
    /// It can.
    public static var takesAnswers: Bool { true }

    /// The fields `appVersion` and `buildVersion`.
    public static func versions(in fields: PropertyValue) -> (app: String?, build: String?) {
        (fields["appVersion"]?.string, fields["buildVersion"]?.string)
    }

    /// Nothing comes by itself.
    public func deliveries(in feed: FeedBody, from start: Instant) -> [PropertyValue] { [] }
}
