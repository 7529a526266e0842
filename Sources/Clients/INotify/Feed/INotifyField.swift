/// The names that iNotify reads in a message; they are case sensitive.
enum INotifyField: String, Sendable {
    case title = "Title"
    case message = "Message"
    case actionURL = "ActionURL"
    case actionButton = "ActionButton"
    case minVersion = "MinVersion"
    case maxVersion = "MaxVersion"

    /// Whether a value that is no text crashes the app: the library looks at no types, and alerts take only text.
    ///
    /// - Parameter hasAction: whether the message has an address, and so a button for it.
    func mustBeText(hasAction: Bool, on platform: INotifyPlatform, by version: INotifySettings.Version) -> Bool {
        switch self {
        // An address crashes 1.5.6 before its alert, and 1.0 once it is to be opened.
        case .title, .actionURL: true
        // On a Mac 1.5.6 puts it through the format `%@`, which makes a text of anything.
        case .message: platform == .ios || version == .first
        case .actionButton: hasAction
        case .minVersion, .maxVersion: version == .last
        }
    }
}
