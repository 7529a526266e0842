/// Keys that a device remembers, ready to be asked for many of them.
///
/// Dictionaries and lists of the client tell keys apart that only look alike, such as é in one and in two characters.
struct INotifyKeySet: Sendable {
    /// The keys, by what they look like.
    private let keys: [String: [String]]

    /// The keys of a list; none if there is no list.
    init(_ list: [String]?) {
        keys = Dictionary(grouping: list ?? []) { $0 }
    }

    /// Whether the key is among them.
    func contains(_ key: String) -> Bool {
        keys[key]?.contains { $0.utf8.elementsEqual(key.utf8) } == true
    }
}
