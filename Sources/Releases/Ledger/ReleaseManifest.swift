import Campaigns
import Clients
import Files

/// One release of one locale: what phones get from its time on, in every state until its horizon.
public struct ReleaseManifest: Equatable, Sendable {
    /// The name of its form.
    static let schema = "newsadmin/release/1"

    /// The locale.
    public var locale: String
    /// Its number, from 1, without gaps.
    public var number: Int
    /// What made it.
    public var kind: Kind
    /// When it was made; its first state begins then.
    public var time: Instant
    /// Who made it.
    public var author: String
    /// Why, where somebody said so.
    public var note: String?
    /// The SHA-256 of the manifest before it; nil for the first one.
    var previous: String?
    /// The commit that the workspace stood at, where it is in version control.
    public var commit: String?
    /// Until when its states hold what is to come.
    public var horizon: Instant
    /// The public key of its signature, in Base64; nil where it has none.
    public var key: String?
    /// The hashes of the approvals that it rests on.
    public var approvals: [String]
    /// What stands in each client's feed beside messages.
    public var preambles: [String: PropertyValue]
    /// The messages that it holds.
    public var messages: [ReleasedMessage]
    /// The files that phones find from each instant on, by their paths below `public/`, with their SHA-256.
    public var states: [Instant: [String: String]]

    /// What makes a release.
    public enum Kind: Equatable, Sendable {
        /// Approved texts went out.
        case release
        /// The content of an earlier release came back.
        case rollback(to: Int)
        /// One campaign was taken out.
        case withdrawal(campaign: String, reason: String)
    }

    /// A manifest without messages.
    public init(
        locale: String, number: Int, kind: Kind, time: Instant, author: String, note: String? = nil,
        previous: String?, commit: String? = nil, horizon: Instant, key: String? = nil, approvals: [String] = [],
        preambles: [String: PropertyValue] = [:], messages: [ReleasedMessage] = [],
        states: [Instant: [String: String]] = [:]
    ) {
        self.locale = locale
        self.number = number
        self.kind = kind
        self.time = time
        self.author = author
        self.note = note
        self.previous = previous
        self.commit = commit
        self.horizon = horizon
        self.key = key
        self.approvals = approvals
        self.preambles = preambles
        self.messages = messages
        self.states = states
    }

    /// The messages, by their campaigns.
    public var messagesByCampaign: [String: ReleasedMessage] {
        Dictionary(keepingFirst: messages.map { ($0.campaign, $0) })
    }

    /// The message of a campaign; nil where the release holds none.
    public func message(of campaign: String) -> ReleasedMessage? {
        messages.first { $0.campaign == campaign }
    }

    /// The instant from which the state that is due at `now` has held; the first one where none is due yet.
    public func due(at now: Instant) -> Instant {
        states.keys.filter { $0 <= now }.max() ?? states.keys.min() ?? time
    }
}
