/// The names that iNotify reads in a message; they are case sensitive.
enum INotifyField: String, Sendable {
    case title = "Title"
    case message = "Message"
    case actionURL = "ActionURL"
    case actionButton = "ActionButton"
    case minVersion = "MinVersion"
    case maxVersion = "MaxVersion"
}
