import Campaigns
import Clients

/// A text of an entry that comes out of a campaign as another one.
struct UnsaidText {
    private let path: FeedPath
    private let text: String

    /// The first text in an entry that is another one in what was read again; nil where none is.
    init?(in original: PropertyValue, readAs read: PropertyValue) {
        guard let found = Self.first(in: original, read, at: FeedPath()) else { return nil }
        path = found.0
        text = found.1
    }

    /// Why the entry is not imported: the text, and the character at one of its ends that nobody sees, if there is one.
    var reason: String {
        let ends = [("begins", text.unicodeScalars.first), ("ends", text.unicodeScalars.last)]
        for (verb, scalar) in ends {
            guard let scalar, scalar.isObeyed || scalar.properties.isDefaultIgnorableCodePoint else { continue }
            return
                "\(path) \(verb) with the invisible character \(scalar.codeName), with which a campaign cannot say it; "
                + "delete that character in the feed and import again"
        }
        return "a campaign cannot say \(path) so that the client reads the same"
    }

    private static func first(
        in original: PropertyValue, _ read: PropertyValue?, at path: FeedPath
    ) -> (FeedPath, String)? {
        switch original {
        case .string(let text): read?.string.map { $0 != text } == true ? (path, text) : nil
        case .dictionary(let entries):
            entries.lazy.compactMap { first(in: $0.value, read?[$0.key], at: path.key($0.key)) }.first
        case .array(let values):
            values.enumerated().lazy.compactMap { place, value in
                let list = read?.array ?? []
                return first(in: value, place < list.count ? list[place] : nil, at: path.index(place))
            }.first
        default: nil
        }
    }
}
