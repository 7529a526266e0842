/// Why bytes are no property list that can be read.
public enum PropertyListError: Error, Equatable, Sendable, CustomStringConvertible {
    /// More bytes than are accepted.
    case tooLarge(limit: Int)
    /// Values inside each other more often than is accepted.
    case tooDeep(limit: Int)
    /// More values than are accepted, counting shared ones once for each place.
    case tooManyValues(limit: Int)
    /// More bytes of texts and data than are accepted, counting shared ones once for each place.
    case tooMuchText(limit: Int)
    /// Not a property list in any of its three forms; the parser's reason, and how many bytes lie before the place, where
    /// it is known: those of the text in UTF-8, without a byte-order mark.
    case malformed(String, offset: Int? = nil)

    /// What is wrong, for a person.
    public var description: String {
        switch self {
        case .tooLarge(let limit): "the property list is larger than \(limit) bytes"
        case .tooDeep(let limit): "the property list is nested more than \(limit) deep"
        case .tooManyValues(let limit): "the property list holds more than \(limit) values"
        case .tooMuchText(let limit): "the property list holds texts of more than \(limit) bytes"
        case .malformed(let reason, _): "not a property list: \(reason)"
        }
    }
}
