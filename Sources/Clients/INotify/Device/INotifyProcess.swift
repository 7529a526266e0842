/// What iNotify 1.5.6 knows only as long as the app runs.
struct INotifyProcess: Sendable {
    /// The settings, fixed at the start unless a step changes them.
    var settings: INotifySettings
    /// The app version, read at the start; nil if the app has none.
    var version: NumericVersion?
    /// The messages that were left of the last download; nil after one that failed.
    var messages: [PropertyValue.Entry]?
    /// The alert on screen.
    var alert: INotifyAlert?
    /// Whether the client holds on to an alert: on macOS it does so for ever.
    var holdsAlert = false

    /// A process that has just started.
    init(settings: INotifySettings, version: NumericVersion?) {
        self.settings = settings
        self.version = version
    }

    /// The message whose turn it is.
    var candidate: PropertyValue.Entry? {
        guard let messages else { return nil }
        let key = INotifyFeed.candidate(messages.map(\.key), oldestFirst: settings.showOldestFirst)
        return messages.first { $0.key == key }
    }
}
