import Campaigns
import Clients
import Simulation

/// What is not the same for one client on both sides of a comparison.
struct ClientChange: Sendable {
    let client: any Client
    private let pair: DiffPair
    /// The campaigns of which the client's feeds say something else.
    let changed: Set<String>
    /// Those of them that have another place among the others.
    let rearranged: Set<String>
    /// Whether both feeds are the same.
    let isNothing: Bool

    init(_ client: any Client, in pair: DiffPair) {
        self.client = client
        self.pair = pair
        let name = client.name
        let parts = pair.differing.map { campaign in
            (
                campaign: campaign, old: Self.entry(of: campaign, for: name, on: pair.old),
                new: Self.entry(of: campaign, for: name, on: pair.new)
            )
        }
        changed = Set(parts.filter { $0.old?.part != $0.new?.part }.map(\.campaign))
        rearranged = Set(
            parts.filter { _, old, new in
                !(old?.part.identity).hasBytes(of: new?.part.identity) || old?.part.order != new?.part.order
            }.map(\.campaign))
        isNothing =
            changed.isEmpty && parts.allSatisfy { $0.old?.start == $0.new?.start }
            && pair.old.preambles[name] == pair.new.preambles[name]
    }

    private static func entry(
        of campaign: String, for client: String, on side: DiffSide
    ) -> (part: ClientContent, start: Instant?)? {
        guard let content = side.content(of: campaign), let part = content.part(for: client) else { return nil }
        return (part, content.window.start)
    }

    var name: String { client.name }

    /// The feeds of both sides, of which schedules are wanted.
    var feeds: [SharedSchedules.Feed] {
        [pair.old, pair.new].map { side in
            SharedSchedules.Feed(
                client: client, locale: pair.locale, entries: side.entries(for: name), preamble: side.preambles[name],
                span: pair.span)
        }
    }

    /// When the new state's campaigns start.
    var starts: [String: Instant] {
        Dictionary(
            keepingFirst: pair.new.contents.compactMap { content in content.window.start.map { (content.campaign, $0) }
            })
    }

    /// What happens on phones that know messages which have changed or left, or come back.
    var known: [KnownMessage] { changing + returning }

    private var changing: [KnownMessage] {
        pair.old.contents.compactMap { content in
            guard pair.differs(in: content.campaign), let part = content.part(for: name),
                // In the feed already, and shown: some clients get their messages ahead and hold them back.
                [part.window.start, content.window.start].allSatisfy({ $0.map { $0 <= pair.span.lowerBound } ?? true })
            else { return nil }
            let entry = part.entry(of: content)
            let other = pair.new.content(of: content.campaign)
            let next = other.flatMap { other in other.part(for: name)?.entry(of: other) }
            let sentences = next.map { afterChange(from: entry, to: $0) } ?? type(of: client).afterWithdrawal(of: entry)
            guard !sentences.isEmpty else { return nil }
            return KnownMessage(
                client: name, campaign: content.campaign, isGone: next == nil, sentences: sentences)
        }
    }

    /// The messages that earlier releases had, and the old state has not.
    private var returning: [KnownMessage] {
        pair.new.contents.compactMap { content in
            guard let part = content.part(for: name), pair.old.content(of: content.campaign)?.part(for: name) == nil,
                !content.window.isOver(at: pair.span.lowerBound)
            else { return nil }
            let entry = part.entry(of: content)
            let kind = type(of: client)
            guard pair.knownKeys.contains(KeyOwners.Key(client: name, key: kind.memoryKey(of: entry))) else {
                return nil
            }
            return KnownMessage(
                client: name, campaign: content.campaign, isGone: false, sentences: kind.afterReturn(of: entry))
        }
    }

    private func afterChange(from old: FeedEntry, to new: FeedEntry) -> [String] {
        let kind = type(of: client)
        let key = KeyOwners.Key(client: name, key: kind.memoryKey(of: new))
        return kind.afterChange(
            from: old, to: new, version: client.clientVersion, isReturning: pair.knownKeys.contains(key))
    }
}
