/// A message, as far as what is to be done in its locale depends on it.
public protocol StandingMessage {
    /// The campaign's id.
    var campaign: String { get }
    /// The state.
    var state: MessageState { get }
    /// What to do next; nil where there is nothing to do.
    var next: NextStep? { get }
}
