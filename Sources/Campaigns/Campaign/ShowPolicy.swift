/// How often one device shows a message.
public enum ShowPolicy: String, CaseIterable, Sendable {
    /// Once.
    case once
    /// Until the user takes its action.
    case untilAction
    /// Whenever the client asks.
    case always
}
