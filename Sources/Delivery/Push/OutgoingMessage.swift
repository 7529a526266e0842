import Campaigns
import Clients
import Files
import Releases

/// One message for Firebase Cloud Messaging, as a release has it.
public struct OutgoingMessage: Hashable, Sendable {
    /// The locale.
    public let locale: String
    /// The campaign.
    public let campaign: String
    /// The release that it stands in.
    public let release: Int
    /// The message without its envelope.
    public let value: PropertyValue
    /// When the message is first meant to be seen; nil: at once.
    public let embargo: Instant?
    /// The last moment at which it may be seen; nil: there is none.
    public let expiry: Instant?
    /// The SHA-256 of the message.
    public let hash: String

    /// The messages of a campaign.
    ///
    /// Embargo and expiry stand in the payloads for the SDK alone, and are those of the standard message too. Where a
    /// payload says something else than the campaign, the narrower of the two counts.
    ///
    /// - Parameter window: when the campaign may be shown.
    public static func messages(
        of push: SourseFeed.Push, locale: String, release: Int, window: Window
    ) -> [OutgoingMessage] {
        func dates(_ name: String) -> [Instant] {
            push.messages.compactMap { $0["data"]?[name]?.string.flatMap(Instant.init(iso8601:)) }
        }
        let embargo = (dates("embargoDate") + [window.start].compactMap { $0 }).max()
        let expiry = (dates("expiryDate") + [window.end?.advanced(milliseconds: -1)].compactMap { $0 }).min()
        return push.messages.map { message in
            OutgoingMessage(
                locale: locale, campaign: push.id, release: release, value: message, embargo: embargo, expiry: expiry,
                hash: SHA256Digest(of: JSONWriter(.compact).write(message)).hexadecimal)
        }
    }

    /// Who gets it.
    public var condition: String { value["condition"]?.string ?? "" }

    /// Whether phones show it when it comes, because it is not for the SDK.
    public var isStandard: Bool { value["data"] == nil }

    /// When it may be sent: a payload for the SDK at any time, a standard message not before its embargo ends.
    public var earliest: Instant? { isStandard ? embargo : nil }

    /// What it is to phones and to the ledger, whichever release has it.
    public var identity: Identity { Identity(locale: locale, subject: subject) }

    /// What makes messages of two releases the same one.
    public struct Identity: Hashable, Sendable {
        fileprivate let locale: String
        fileprivate let subject: SendingHistory.Subject
    }

    /// What the ledger keeps records about.
    public var subject: SendingHistory.Subject { .init(campaign: campaign, message: hash) }

    /// The body of a request.
    public func body(validatesOnly: Bool) -> PropertyValue {
        ["validate_only": .boolean(validatesOnly), "message": value]
    }
}
