/// What a simulated user does with whatever is shown, in words that fit all clients.
///
/// Where a message has no such button, it is dismissed.
public enum UserResponse: String, CaseIterable, BitwiseCopyable, Sendable {
    /// Puts the message away.
    case dismiss
    /// Follows the message's address.
    case action
    /// Asks to be shown the message later.
    case remind
    /// Puts the message away for good.
    case never
    /// Goes to rate the app.
    case review
    /// Does nothing; the message stays on the screen until the app is closed.
    case none
}
