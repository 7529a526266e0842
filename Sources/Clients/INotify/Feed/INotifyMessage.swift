/// One message of an iNotify feed.
public struct INotifyMessage: Hashable, Sendable {
    /// The name it stands under, spent once the user has answered it.
    public var key: String
    /// Title of the alert.
    public var title: String?
    /// Body of the alert.
    public var message: String?
    /// Address the action opens; its presence alone brings up the alert with three buttons.
    public var actionURL: String?
    /// Label of the action, in place of the app's own.
    public var actionButton: String?
    /// Lowest app version that is shown it; 1.5.6 only.
    public var minVersion: String?
    /// Highest app version that is shown it; 1.5.6 only.
    public var maxVersion: String?
    /// Other entries, written after these; those of the same name take their place.
    public var others: [PropertyValue.Entry]

    /// A message with a key, and nothing else unless given.
    public init(
        key: String, title: String? = nil, message: String? = nil, actionURL: String? = nil,
        actionButton: String? = nil, minVersion: String? = nil, maxVersion: String? = nil,
        others: [PropertyValue.Entry] = []
    ) {
        self.key = key
        self.title = title
        self.message = message
        self.actionURL = actionURL
        self.actionButton = actionButton
        self.minVersion = minVersion
        self.maxVersion = maxVersion
        self.others = others
    }

    /// The entry of the feed's dictionary.
    public var entry: PropertyValue.Entry {
        let names = Set(others.map(\.key))
        let own = INotifyField.allCases.compactMap { field -> PropertyValue.Entry? in
            guard !names.contains(field.rawValue), let text = self[keyPath: field.place] else { return nil }
            return .init(field.rawValue, .string(text))
        }
        return .init(key, .dictionary(own + others))
    }
}
