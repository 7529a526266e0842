/// What iNotify 1.5.6 knows only as long as the app runs.
struct INotifyProcess: Sendable {
    /// The settings, fixed at the start unless a step changes them.
    private(set) var settings: INotifyDeviceSettings
    /// What the settings were read from, with all that steps of this process have overridden.
    private var fields: JourneyFields
    /// The app version, read at the start; nil if the app has none.
    var version: NumericVersion?
    /// The messages that were left of the last download; nil after one that failed.
    var messages: INotifyEligible?
    /// The alert on screen.
    var alert: INotifyAlert?
    /// Whether the client holds on to an alert: on macOS it does so for ever.
    var holdsAlert = false

    /// A process that has just started.
    init(_ fields: JourneyFields, version: NumericVersion?) throws(JourneyError) {
        self.fields = fields
        settings = try INotifyDeviceSettings(fields, version: .last)
        self.version = version
    }

    /// The app changes some of its settings while it runs.
    mutating func override(by changed: JourneyFields) throws(JourneyError) {
        fields = fields.overridden(by: changed)
        settings = try INotifyDeviceSettings(fields, version: .last)
    }

    /// The message whose turn it is.
    var candidate: PropertyValue.Entry? {
        messages?.candidate(oldestFirst: settings.showOldestFirst)
    }
}
