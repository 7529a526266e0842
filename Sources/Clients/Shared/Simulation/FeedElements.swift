/// Where the entries of a locale stand in the feed that holds all of them.
public struct FeedElements: Sendable {
    /// The feed.
    private let whole: FeedBody
    /// The place of each entry's element.
    private let own: [Int]
    /// The elements that belong to no entry, in front of all others.
    private let others: [Int]

    /// The places of entries in the feed that was encoded of them; nil where it does not tell them apart.
    public init?(of entries: [FeedEntry], in whole: FeedBody, client: any Client) {
        let kind = type(of: client)
        self.whole = whole
        switch kind.root(of: whole) {
        case .array(let values):
            let first = client.preamble?.array?.count ?? 0
            guard values.count == first + entries.count, entries.allSatisfy({ kind.name(of: $0) == nil }) else {
                return nil
            }
            others = Array(0..<first)
            own = Array(first..<values.count)
        case .dictionary(let elements):
            guard elements.count == entries.count else { return nil }
            let places = Dictionary(elements.indices.map { (elements[$0].key, $0) }, uniquingKeysWith: { $1 })
            own = entries.compactMap { entry in kind.name(of: entry).flatMap { places[$0] } }
            others = []
            guard Set(own).count == entries.count else { return nil }
        default: return nil
        }
    }

    /// The feed of some of the entries, read by taking their elements out of the whole.
    ///
    /// - Parameters:
    ///   - entries: the places of the entries, ascending.
    ///   - encode: encodes that feed, for who asks for its bytes.
    public func part(_ entries: [Int], encode: @escaping @Sendable () -> [UInt8]) -> FeedBody {
        FeedBody(others + entries.map { own[$0] }.sorted(), of: whole, encode: encode)
    }
}
