import Campaigns

/// iNotify: one property list per locale, a dictionary of messages by key.
public struct INotifyClient: Client {
    public static let name = "inotify"
    public static let title = "iNotify"
    public static let templates: [String] = []

    let context: RenderingContext
    let settings: INotifySettings

    public init(_ context: RenderingContext, settings: inout FieldReader) {
        self.context = context
        self.settings = INotifySettings(reading: &settings)
    }
}
