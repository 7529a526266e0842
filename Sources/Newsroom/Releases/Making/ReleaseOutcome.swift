import Campaigns
import Clients
import Releases

/// What a release of a locale holds, beside the one before it.
public struct ReleaseOutcome: Sendable {
    /// The locale.
    public var locale: String
    /// The number of the release; that of the current one where there was nothing to release.
    var number: Int
    /// Whether a release was made, or would be.
    public var isNew: Bool
    /// What makes it.
    var kind: ReleaseManifest.Kind
    /// The messages that go out with words that were not out, and those that come back, by their campaigns.
    var out: [Line] = []
    /// The campaigns among these that are sent by a server, and not downloaded.
    public var toPush: [String] = []
    /// The messages that leave.
    var leaving: [Line] = []
    /// The messages that keep what was approved last, and why the working text does not go out.
    var kept: [Line] = []
    /// The messages that wait, and why.
    var waiting: [Line] = []
    /// How many messages it holds.
    var messages: Int
    /// How many of these had ended before, and are in no feed.
    var ended: Int
    /// The instants at which its feeds change.
    var changes: [Instant]
    /// Until when it holds what is to come.
    var horizon: Instant
    /// What is worth knowing beside that, such as which phones keep a message.
    var remarks: [Remark] = []
    /// The workspace's clocks.
    var clock: ZoneClock

    /// One message, and what is to be said of it.
    struct Line: Equatable, Sendable {
        /// The campaign's id.
        var campaign: String
        /// What is to be said; empty where there is nothing.
        var text: String
    }

    /// What a manifest holds.
    init(
        _ manifest: ReleaseManifest, before: ReleaseManifest?, statuses: [MessageStatus] = [], isNew: Bool = true,
        clock: ZoneClock
    ) {
        locale = manifest.locale
        number = isNew ? manifest.number : manifest.number - 1
        self.isNew = isNew
        kind = manifest.kind
        messages = manifest.messages.count
        ended = manifest.endedMessages
        changes = manifest.states.keys.filter { $0 > manifest.time }.sorted()
        horizon = manifest.horizon
        self.clock = clock
        compare(manifest, with: before)
        let pushed = Set(manifest.messages.filter { $0.keys[SourseAccount.client] != nil }.map(\.campaign))
        toPush = out.map(\.campaign).filter(pushed.contains)
        if isNew { remarks = LostClients.remarks(from: before, to: manifest) }
        for status in statuses {
            guard let refusal = Move.release.refusal(of: status.state) else { continue }
            let line = Line(
                campaign: status.campaign,
                text: status.reason.isEmpty ? refusal : "\(status.state): \(status.reason.text)")
            if status.choice != nil { kept.append(line) } else { waiting.append(line) }
        }
    }

    /// Notes what goes out and what leaves.
    private mutating func compare(_ manifest: ReleaseManifest, with before: ReleaseManifest?) {
        let old = before?.messagesByCampaign ?? [:]
        for message in manifest.messages {
            let earlier = old[message.campaign]
            if message.window.isOver(at: manifest.time) {
                // What had ended before goes nowhere.
                if let earlier, before?.hasEnded(earlier, at: manifest.time) == false {
                    leaving.append(Line(campaign: message.campaign, text: "it has ended"))
                }
            } else if let earlier {
                if earlier.content != message.content { out.append(Line(campaign: message.campaign, text: "changed")) }
            } else {
                out.append(Line(campaign: message.campaign, text: message.fallback.map { "in \($0)" } ?? ""))
            }
        }
        let present = Set(manifest.messages.map(\.campaign))
        for message in before?.messages ?? []
        where !present.contains(message.campaign) && before?.hasEnded(message, at: manifest.time) == false {
            leaving.append(Line(campaign: message.campaign, text: ""))
        }
    }

    /// Says of messages that go out which feeds of the release do not hold them, since they begin behind its horizon there.
    /// Some clients get their messages ahead, and hold them back.
    mutating func noteLate(_ contents: [MessageContent], after horizon: Instant) {
        for content in contents {
            let clients = content.clients.filter { $0.window.start.map { $0 >= horizon } ?? false }.map(\.client)
            guard !clients.isEmpty, let place = out.firstIndex(where: { $0.campaign == content.campaign }) else {
                continue
            }
            let titles = ClientCatalogue.all.filter { clients.contains($0.name) }.map { $0.title }
            let whose = clients.count < content.clients.count ? "for \(titles.joined(separator: ", ")) " : ""
            let late = "\(whose)not before another release, because it starts after this one's horizon"
            out[place].text = out[place].text.isEmpty ? late : "\(out[place].text); \(late)"
        }
    }
}
