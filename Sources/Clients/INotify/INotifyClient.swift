import Campaigns

/// iNotify: one property list per locale, a dictionary of messages by key.
struct INotifyClient: Client {
    static let name = "inotify"
    static let title = "iNotify"
    static let showsHTML = false
    static let templates: [String] = []
    static let rules: [Rule] = [
        .inotifyKeyCase, .inotifyMalformedEntry, .inotifyFormat, .inotifyFormatCrash,
        .inotifyShortWindow,
    ]

    let context: RenderingContext
    let settings: INotifySettings

    init(_ context: RenderingContext, settings: inout FieldReader) {
        self.context = context
        self.settings = INotifySettings(reading: &settings)
    }

    static func device(version: String?) -> (any Device.Type)? {
        guard let version else { return INotifyDevice.self }
        return switch INotifySettings.Version(rawValue: version) {
        case .last: INotifyDevice.self
        case .first: INotifyDevice10.self
        case nil: nil
        }
    }
}
