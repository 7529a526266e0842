/// A button beside the one of the action; which client has which is a matter of its rendering.
public enum Button: String, CaseIterable, Sendable {
    /// Closes the message.
    case dismiss
    /// Closes the message for good.
    case never
    /// Opens the whole text.
    case more
    /// Asks to be shown the message later.
    case remind
    /// Asks for a review in the store.
    case review
}
