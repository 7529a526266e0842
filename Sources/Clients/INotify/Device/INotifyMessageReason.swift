import Campaigns

/// Why iNotify does not show a message of its feed.
enum INotifyMessageReason: String, CaseIterable, Sendable {
    case seenBefore = "seen-before"
    case ignoredBefore = "ignored-before"
    case belowMinVersion = "below-min-version"
    case aboveMaxVersion = "above-max-version"
    case waiting
    case addressNotOpenable = "address-not-openable"
    case blocked
    case alertAlreadyVisible = "alert-already-visible"
    case alertSlotNotReleased = "alert-slot-not-released"

    /// The user has answered it.
    static let seen = DeviceReason(seenBefore, "seen before")

    /// The user does not want to see it again.
    static let ignored = DeviceReason(ignoredBefore, "ignored before")

    /// The app is older than its `MinVersion`.
    static func below(_ version: String) -> DeviceReason {
        DeviceReason(belowMinVersion, "for versions from \(version) on")
    }

    /// The app is newer than its `MaxVersion`.
    static func above(_ version: String) -> DeviceReason {
        version.isEmpty
            ? aboveMaxVersion.ofEmptyMaximum : DeviceReason(aboveMaxVersion, "for versions up to \(version)")
    }

    /// The same of a message whose `MinVersion` is above its `MaxVersion`.
    func ofNoVersion(from minimum: String, upTo maximum: String) -> DeviceReason {
        maximum.isEmpty
            ? ofEmptyMaximum
            : DeviceReason(self, "for versions from \(minimum) on and up to \(maximum), and no version is both")
    }

    /// The same of a message whose `MaxVersion` is before all versions.
    private var ofEmptyMaximum: DeviceReason { DeviceReason(self, "for no version, because its MaxVersion is empty") }

    /// Another one comes first.
    static func waiting(behind key: String) -> DeviceReason {
        DeviceReason(waiting, "waiting behind \(message: key)")
    }

    /// Another one comes first, and the client does not get past that.
    static func blocked(by key: String) -> DeviceReason {
        DeviceReason(blocked, "blocked by \(message: key), whose address the phone cannot open")
    }

    /// The client makes no alert where the phone cannot open the address; in schedules also said of what is behind it.
    ///
    /// - Parameter address: the address, where it is named.
    static func notOpenable(_ address: String? = nil) -> DeviceReason {
        let name =
            switch address {
            case nil: "the address"
            case "": "an empty address"
            case .some(let address): address
            }
        return DeviceReason(addressNotOpenable, "the phone cannot open \(name)")
    }

    /// Why the message whose turn it is was not shown, by what the step says; nil where it says nothing of a message.
    static func own(_ reason: INotifyReason) -> DeviceReason? {
        switch reason {
        case .actionURLNotOpenable: notOpenable()
        case .alertAlreadyVisible: DeviceReason(alertAlreadyVisible, reason.sentence(blockedBy: nil))
        case .alertSlotNotReleased: DeviceReason(alertSlotNotReleased, reason.sentence(blockedBy: nil))
        default: nil
        }
    }
}
