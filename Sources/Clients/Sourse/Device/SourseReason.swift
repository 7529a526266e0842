/// Why a step of Sourse showed nothing.
enum SourseReason: String, CaseIterable, Sendable {
    case noSuchPush = "no-such-push"
    case pushUnreadable = "push-unreadable"
    case noEligibleMessage = "no-eligible-message"
}
