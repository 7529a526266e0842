import Campaigns
import Clients
import Files
import Releases

/// What became of a key by which devices remember messages, over all clients and locales.
public struct KeyStory: Sendable {
    /// The key.
    var key: String
    /// What happened, in order of time.
    var events: [Event]
    /// The workspace's clocks.
    var clock: ZoneClock
    /// What is wrong with the ledgers.
    public var findings: [Diagnostic]

    /// One thing that happened.
    struct Event: Equatable, Sendable {
        /// When.
        var time: Instant
        /// The locale.
        var locale: String
        /// The release.
        var release: Int
        /// The clients that know the key.
        var clients: [String]
        /// The campaign that it belongs to.
        var campaign: String
        /// What happened.
        var kind: Kind
        /// What is to be added, such as why it was withdrawn.
        var detail: String?
    }

    /// What can happen to a key.
    enum Kind: String, Sendable {
        /// It was released.
        case released
        /// Its words changed.
        case changed
        /// It left the feeds.
        case left
        /// It was withdrawn.
        case withdrawn
        /// An earlier release came back, and it with that.
        case returned
    }

    /// Reads the story of a key.
    public init(of key: String, folder: String) throws(ReleaseFailure) {
        let context = try LedgerContext(folder: folder)
        self.key = key
        clock = context.configuration.clock
        findings = context.ledgers.findings
        events = context.ledgers.ledgers.values.flatMap { Self.events(of: key, in: $0) }.sorted {
            ($0.time, $0.locale, $0.release, $0.campaign) < ($1.time, $1.locale, $1.release, $1.campaign)
        }
    }

    private static func events(of key: String, in ledger: LocaleLedger) -> [Event] {
        var events: [Event] = []
        var present: [String: ReleasedMessage] = [:]
        for release in ledger.releases {
            let messages = release.messages.filter { $0.keys.values.contains(key) }
            for message in messages {
                let old = present[message.campaign]
                guard old?.content != message.content else { continue }
                let wasThere = events.contains { $0.campaign == message.campaign }
                let kind: Kind = old != nil ? .changed : wasThere ? .returned : .released
                events.append(event(kind, message, in: release, key: key))
            }
            for (campaign, message) in present where !messages.contains(where: { $0.campaign == campaign }) {
                if case .withdrawal(campaign, let reason) = release.kind {
                    events.append(event(.withdrawn, message, in: release, key: key, detail: reason))
                } else {
                    events.append(event(.left, message, in: release, key: key))
                }
            }
            present = Dictionary(keepingFirst: messages.map { ($0.campaign, $0) })
        }
        return events
    }

    private static func event(
        _ kind: Kind, _ message: ReleasedMessage, in release: ReleaseManifest, key: String, detail: String? = nil
    ) -> Event {
        Event(
            time: release.time, locale: release.locale, release: release.number,
            clients: message.keys.filter { $0.value == key }.keys.sorted(), campaign: message.campaign, kind: kind,
            detail: detail)
    }
}

extension KeyStory {
    /// The story for people, with a line end behind each line.
    public var text: String {
        guard !events.isEmpty else { return "no release has the key “\(TerminalText.shown(key))”\n" }
        return events.map { event in
            let detail = event.detail.map { ": \($0)" } ?? ""
            return TerminalText.shown(
                "\(clock.description(of: event.time))  \(event.locale) \(event.release)  "
                    + "\(event.campaign) (\(event.clients.joined(separator: ", "))) \(event.kind.rawValue)\(detail)")
                + "\n"
        }.joined()
    }

    /// The story as JSON.
    public var json: String {
        JSONWriter(.pretty).printed([
            "schema": "newsadmin/log/1", "key": .string(key),
            "events": .array(
                events.map { event in
                    [
                        "time": .string(event.time.iso8601), "locale": .string(event.locale),
                        "release": .integer(event.release),
                        "clients": .texts(event.clients), "campaign": .string(event.campaign),
                        "event": .string(event.kind.rawValue), "detail": .optional(event.detail),
                    ]
                }),
            "findings": .array(findings.map(FindingsReport.json)),
        ])
    }
}
