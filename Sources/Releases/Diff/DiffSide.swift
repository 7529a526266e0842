import Clients
import Files

/// One of the two states of a locale's feeds that are compared.
public struct DiffSide: Sendable {
    /// The messages.
    public let contents: [MessageContent]
    /// The hashes of the messages, in their order.
    public let hashes: [String]
    /// What stands in feeds beside messages, by client.
    public let preambles: [String: PropertyValue]
    private let places: [String: Int]

    /// A state; by default one without anything.
    ///
    /// - Parameter messages: the messages with their hashes, one of each campaign.
    public init(
        messages: [(content: MessageContent, hash: String)] = [], preambles: [String: PropertyValue] = [:]
    ) {
        contents = messages.map(\.content)
        hashes = messages.map(\.hash)
        self.preambles = preambles
        places = Dictionary(keepingFirst: messages.enumerated().map { ($0.element.content.campaign, $0.offset) })
    }

    /// The messages with their hashes.
    public var messages: [(content: MessageContent, hash: String)] {
        zip(contents, hashes).map { (content: $0, hash: $1) }
    }

    /// The state with the messages of some campaigns alone.
    ///
    /// - Parameter isIncluded: whether a campaign is one of them.
    public func filtered(_ isIncluded: (String) -> Bool) -> DiffSide {
        DiffSide(messages: messages.filter { isIncluded($0.content.campaign) }, preambles: preambles)
    }

    /// Whether it has a message of a campaign.
    public func holds(_ campaign: String) -> Bool { places[campaign] != nil }

    /// The message of a campaign; nil where there is none.
    func content(of campaign: String) -> MessageContent? { places[campaign].map { contents[$0] } }

    /// The hash of a campaign's message; nil where there is none.
    func hash(of campaign: String) -> String? { places[campaign].map { hashes[$0] } }

    /// What a client's feed holds, whenever it does, in its order.
    func entries(for client: String) -> [FeedEntry] {
        contents.compactMap { content in content.part(for: client)?.entry(of: content) }.sorted(
            by: FeedEntry.precedes)
    }
}
