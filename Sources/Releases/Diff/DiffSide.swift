import Campaigns
import Clients
import Simulation

/// One of the two states of a locale's feeds that are compared.
public struct DiffSide: Sendable {
    /// The messages.
    public var contents: [MessageContent]
    /// What stands in feeds beside messages, by client.
    public var preambles: [String: PropertyValue]

    /// A state; by default one without anything.
    public init(contents: [MessageContent] = [], preambles: [String: PropertyValue] = [:]) {
        self.contents = contents
        self.preambles = preambles
    }

    /// The message of a campaign; nil where there is none.
    func content(of campaign: String) -> MessageContent? {
        contents.first { $0.campaign == campaign }
    }

    /// What a client's feed holds, whenever it does, in its order.
    func entries(for client: String) -> [FeedEntry] {
        contents.compactMap { content in content.part(for: client)?.entry(of: content) }.sorted(
            by: FeedEntry.precedes)
    }

    /// What devices of a client can be shown.
    func schedule(for client: any Client, locale: String, in span: Range<Instant>) -> Schedule {
        let name = type(of: client).name
        return Schedule(
            of: entries(for: name), client: client, locale: locale, preamble: preambles[name], in: span)
    }
}
