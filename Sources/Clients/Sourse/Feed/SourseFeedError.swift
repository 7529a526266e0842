/// Why bytes are no file of pushes.
public enum SourseFeedError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Not JSON.
    case unreadable(JSONError)
    /// Not an object of pushes by id.
    case rootIsNoObject
    /// What stands under the id is no list of messages.
    case noMessages(id: String)

    /// What is wrong, for a person.
    public var description: String {
        switch self {
        case .unreadable(let error): "not JSON: \(error)"
        case .rootIsNoObject: "the root of the file is not an object"
        case .noMessages(let id): "“\(id)” is not a list of messages"
        }
    }
}
