import Campaigns

/// What the server asks for its answers, and reports of them.
public protocol ServeDesk: Sendable {
    /// The present answers.
    func answers() async -> ServeAnswers

    /// Chooses the instant that feeds are served for, from what a page sent, and says how that went.
    func choose(_ text: String) async -> ServeResponse

    /// Those who are notified of changes.
    var events: ServeEvents { get }

    /// The time.
    func clock() -> Instant

    /// Takes note of an answer.
    func note(_ request: ServeRequest, status: Int)
}
