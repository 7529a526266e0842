import Campaigns

extension INotifyReason {
    /// The reason for a person.
    func sentence(blockedBy key: String?) -> Sentence {
        switch self {
        case .firstLaunchSuppressed: "the first launch shows nothing"
        case .checkPeriod: "the last check is too recent"
        case .remindPeriod: "a reminder is pending, and nothing else is looked for until then"
        case .checkAtLaunchOff: "the app does not check at launch"
        case .noForegroundCheck: "there is no check on returning to the app"
        case .downloadFailed: "there was no feed"
        case .noEligibleMessage: "no message is due"
        case .actionURLNotOpenable:
            key.map { "the phone cannot open the address of \(message: $0)" }
                ?? "the phone cannot open the address of the first message"
        case .alertAlreadyVisible: "an alert is on the screen"
        case .alertSlotNotReleased: "one alert is all that a process shows"
        }
    }
}
