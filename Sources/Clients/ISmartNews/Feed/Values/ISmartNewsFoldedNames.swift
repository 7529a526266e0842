import Files

/// Names of a feed that are one to the client, which puts all names in lower case: of those that differ in case only it
/// keeps any.
enum ISmartNewsFoldedNames {
    /// A name and the one that stands for both of them here.
    struct Pair: Equatable, Sendable {
        /// The way to the name that is not read here.
        let path: FeedPath
        /// The name that is.
        let other: String
    }

    /// The pairs in a value, and in all that is inside.
    static func pairs(in value: PropertyValue, at path: FeedPath = FeedPath()) -> [Pair] {
        switch value {
        case .dictionary(let entries):
            var last: [ExactText: String] = [:]
            for entry in entries { last[ExactText(ISmartNewsText.lowercased(entry.key))] = entry.key }
            return entries.flatMap { entry -> [Pair] in
                let place = path.key(entry.key)
                let inside = pairs(in: entry.value, at: place)
                guard let other = last[ExactText(ISmartNewsText.lowercased(entry.key))], !other.hasBytes(of: entry.key)
                else {
                    return inside
                }
                return [Pair(path: place, other: other)] + inside
            }
        case .array(let values):
            return values.enumerated().flatMap { place, value in pairs(in: value, at: path.index(place)) }
        default: return []
        }
    }
}
