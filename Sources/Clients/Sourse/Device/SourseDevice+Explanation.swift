import Campaigns

extension SourseDevice {
    /// Why the messages that were delivered are not shown at an instant: those that wait, and those of the past.
    func notShown(at now: Instant) -> [NotShown] {
        past.map { NotShown($0.id, $0.fate.reason) }
            + pending.map { message in
                if let embargo = message.embargo, now < embargo {
                    return NotShown(
                        message.id,
                        NotShownReason("before-embargo", "not before \(embargo.iso8601)"))
                }
                return NotShown(message.id, NotShownReason("waits-for-opening", "waits for the app to be opened"))
            }
    }
}

extension SourseFate {
    /// The fate for a person.
    fileprivate var reason: NotShownReason {
        switch self {
        case .shown: NotShownReason("seen-before", "seen before")
        case .over(let expiry): NotShownReason("after-expiry", "over since \(expiry.iso8601)")
        case .refused: NotShownReason("refused", "not meant for this device, or without handler, title or message")
        }
    }
}
