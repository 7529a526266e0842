/// A part of a feed, for people to read: kept as what was decoded of it, and written out when somebody reads it.
public struct FeedExcerpt: Equatable, Sendable {
    /// What feeds are written in.
    enum Language: Sendable {
        /// A property list.
        case propertyList
        /// JSON.
        case json
    }

    /// What the feed is written in.
    var language: Language
    /// The values by their names in the feed.
    var entries: [PropertyValue.Entry]

    /// The part with some entries.
    init(_ language: Language, _ entries: [PropertyValue.Entry]) {
        self.language = language
        self.entries = entries
    }

    /// The entries as they stand in the feed, in UTF-8 and without its indentation; in a property list, in the order in
    /// which phones read them.
    public var bytes: [UInt8] {
        switch language {
        case .propertyList: PropertyListWriter.fragment(entries)
        case .json: JSONWriter(.pretty).write(.dictionary(entries))
        }
    }
}
