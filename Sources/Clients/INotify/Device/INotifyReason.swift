/// Why a step of iNotify showed nothing.
enum INotifyReason: String, CaseIterable, Sendable {
    case firstLaunchSuppressed = "first-launch-suppressed"
    case checkPeriod = "check-period"
    case remindPeriod = "remind-period"
    case checkAtLaunchOff = "check-at-launch-off"
    case noForegroundCheck = "no-foreground-check-on-this-platform"
    case downloadFailed = "download-failed"
    case noEligibleMessage = "no-eligible-message"
    case actionURLNotOpenable = "action-url-not-openable"
    case alertAlreadyVisible = "alert-already-visible"
    case alertSlotNotReleased = "alert-slot-not-released"
}
