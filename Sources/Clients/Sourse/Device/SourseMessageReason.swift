import Campaigns

/// Why a device does not show a message of Sourse, or when it does.
enum SourseMessageReason: String, CaseIterable, Sendable {
    case beforeEmbargo = "before-embargo"
    case waitsForOpening = "waits-for-opening"
    case seenBefore = "seen-before"
    case afterExpiry = "after-expiry"
    case refused
    case momentOfItsOwn = "moment-of-its-own"

    /// Its time is still to come.
    static func before(_ embargo: Instant) -> DeviceReason {
        DeviceReason(beforeEmbargo, "not before \(embargo, written: embargo.iso8601)")
    }

    /// Nothing but the opening of the app is missing.
    static let unopened = DeviceReason(waitsForOpening, "waiting for the app to be opened")

    /// It was shown.
    static let seen = DeviceReason(seenBefore, "seen before")

    /// Its time is over: its expiry is the last millisecond in which it is shown.
    static func over(since expiry: Instant) -> DeviceReason {
        let end = expiry.advanced(milliseconds: 1)
        return DeviceReason(afterExpiry, "over since \(end, written: end.iso8601)")
    }

    /// No message sent under its id is one that the device takes.
    static let untaken = DeviceReason(
        refused, "not meant for this device, refused by Firebase, or without handler, title or message")

    /// No phone takes it.
    ///
    /// - Parameter refusal: why Firebase does not send it; nil where it does.
    static func never(_ refusal: String?) -> DeviceReason {
        let sentence =
            refusal.map { "Firebase refuses it: \($0)" } ?? "no payload has the handler, a title and a message"
        return DeviceReason(refused, Sentence(sentence))
    }

    /// It is shown when the SDK likes.
    static let unknownMoment = DeviceReason(momentOfItsOwn, "at a moment that the SDK picks")

    /// It is shown when the SDK likes, but for phones on one side of a comparison.
    static let comparedMoments = DeviceReason(
        momentOfItsOwn, "at once on phones with the compared topic, on others at a moment that the SDK picks")
}
