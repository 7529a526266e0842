/// Why bytes are no feed for iNotify.
public enum INotifyFeedError: Error, Hashable, Sendable, CustomStringConvertible {
    /// No property list at all: the client's download fails.
    case unreadable(PropertyListError)
    /// 1.5.6 crashes at every launch from the second on; 1.0 takes it as a failed download.
    case rootIsNoDictionary
    /// 1.5.6 crashes at every launch from the second on; 1.0 when the message comes up.
    case messageIsNoDictionary(key: String)
    /// A number or another type where the client takes a text for granted; most of them crash it.
    case fieldIsNoText(key: String, field: String)

    /// What is wrong, for a person.
    public var description: String {
        switch self {
        case .unreadable(let error): error.description
        case .rootIsNoDictionary: "the root of the feed is not a dictionary"
        case .messageIsNoDictionary(let key): "the message “\(key)” is not a dictionary"
        case .fieldIsNoText(let key, let field): "`\(field)` of the message “\(key)” is not a text"
        }
    }
}
