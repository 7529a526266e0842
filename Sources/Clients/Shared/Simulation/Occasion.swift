import Campaigns

/// An occasion on which an app in a simulation may show something: it is launched, its user returns to it while it is still
/// running, or it posts an event.
public struct Occasion: Equatable, Sendable {
    /// When.
    public var instant: Instant
    /// The event that the app posts; nil: the app is launched, or comes back to the foreground.
    public var event: String?
    /// Whether the app is still running and comes back to the foreground.
    public var isReturn: Bool
    /// The app's marketing version.
    public var appVersion: String?
    /// The app's build; nil where nobody knows it.
    public var buildVersion: String?
    /// The version of the phone's system.
    var systemVersion: String

    /// The system of a simulated phone, unless another one is asked for.
    public static let usualSystem = "26.0"

    /// An occasion; by default a launch on a recent phone.
    public init(
        at instant: Instant, event: String? = nil, isReturn: Bool = false, appVersion: String? = nil,
        buildVersion: String? = nil, systemVersion: String = Occasion.usualSystem
    ) {
        self.instant = instant
        self.event = event
        self.isReturn = isReturn
        self.appVersion = appVersion
        self.buildVersion = buildVersion
        self.systemVersion = systemVersion
    }

    /// A step at the instant with these fields; what is nil is left out.
    func step(_ fields: [(name: String, value: String?)], flags: [String] = []) -> PropertyValue {
        .dictionary(
            [.init("at", .string(instant.iso8601))]
                + fields.compactMap { field in field.value.map { .init(field.name, .string($0)) } }
                + flags.map { .init($0, true) })
    }
}
