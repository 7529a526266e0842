/// The names that iNotify reads in a message; they are case sensitive.
enum INotifyField: String, CaseIterable, Sendable {
    case title = "Title"
    case message = "Message"
    case actionURL = "ActionURL"
    case actionButton = "ActionButton"
    case minVersion = "MinVersion"
    case maxVersion = "MaxVersion"

    /// Where a message holds it.
    var place: WritableKeyPath<INotifyMessage, String?> {
        switch self {
        case .title: \.title
        case .message: \.message
        case .actionURL: \.actionURL
        case .actionButton: \.actionButton
        case .minVersion: \.minVersion
        case .maxVersion: \.maxVersion
        }
    }
}
