/// Why bytes are no control file for Notable.
public enum NotableFeedError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Not JSON: the client does nothing.
    case unreadable(JSONError)
    /// Not an object where one must be: the client crashes.
    case noObject(place: String)
    /// A value of a type that may crash the client.
    case wrongType(place: String)

    /// What is wrong, for a person.
    public var description: String {
        switch self {
        case .unreadable(let error): "not JSON: \(error)"
        case .noObject(let place): "\(place) is not an object"
        case .wrongType(let place): "\(place) has a value of the wrong type"
        }
    }
}
