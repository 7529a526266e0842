/// What a feed is encoded from. Entries never change, so feeds of the same ones are the same.
struct FeedOrigin: Sendable {
    private let client: ObjectIdentifier
    private let entries: [FeedEntry]
    private let preamble: [UInt8]

    /// The origin of a client's feed.
    ///
    /// - Parameters:
    ///   - entries: its entries, in their order.
    ///   - preamble: what stands before them, encoded.
    init(_ client: any Client.Type, _ entries: [FeedEntry], behind preamble: [UInt8] = []) {
        self.client = ObjectIdentifier(client)
        self.entries = entries
        self.preamble = preamble
    }

    /// Whether both are the same entries, and not only equal ones, of one client behind the same preamble.
    func isSame(as other: FeedOrigin) -> Bool {
        client == other.client && preamble == other.preamble && entries.areSame(as: other.entries)
    }
}
