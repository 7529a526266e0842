import Campaigns
import Clients
import Files
import Releases

/// Posts messages to FCM, one after the other or several at once, and records each step.
public final class MessageSender: Sendable {
    private let endpoint: MessagingEndpoint
    private let surroundings: SendingSurroundings
    private let policy: RetryPolicy
    private let tokens: AccessTokens
    private let pace: SendingPace

    /// What became of a message.
    public enum Fate: Hashable, Sendable {
        /// It was taken, under a name.
        case sent(name: String)
        /// It was not taken, and why.
        case failed(reason: String)
        /// Nobody knows whether it was taken.
        case unknown(reason: String)
        /// Its time was over before it could be sent.
        case expired
    }

    /// Keeps a step of sending a message; what cannot be kept must not be begun.
    public typealias Recorder =
        @Sendable (OutgoingMessage, _ attempt: Int, SendingRecord.Step) throws(FileProblem) -> Void

    /// A sender.
    ///
    /// - Parameter rate: the most messages a second.
    public init(
        _ account: ServiceAccount, to endpoint: MessagingEndpoint, rate: Double, policy: RetryPolicy = RetryPolicy(),
        surroundings: SendingSurroundings
    ) {
        self.endpoint = endpoint
        self.surroundings = surroundings
        self.policy = policy
        tokens = AccessTokens(account, fetcher: surroundings.fetcher, clock: surroundings.clock)
        pace = SendingPace(rate: rate, clock: surroundings.steadyClock)
    }

    /// Sends one message, again where that can do no harm.
    ///
    /// - Parameters:
    ///   - message: the message.
    ///   - earlier: how many attempts were made at it in earlier runs.
    ///   - validatesOnly: whether FCM is only asked whether it would take it.
    ///   - record: keeps each step.
    public func send(
        _ message: OutgoingMessage, after earlier: Int, validatesOnly: Bool, record: Recorder
    ) -> Fate {
        var generator = SystemRandomNumberGenerator()
        var refused: String?
        var reason = ""
        for attempt in 1...policy.attempts {
            surroundings.pause(pace.take())
            var delay: Int64?
            do throws(AccessTokens.Problem) {
                let token = try tokens.token(after: refused)
                if !validatesOnly, let expiry = message.expiry, surroundings.now() > expiry { return .expired }
                let number = earlier + attempt
                do throws(FileProblem) {
                    try record(message, number, .intent)
                } catch {
                    return .failed(reason: "it was not sent, because that could not be recorded: \(error)")
                }
                let answer = post(message, token: token, validatesOnly: validatesOnly)
                do throws(FileProblem) {
                    try record(message, number, answer.step)
                } catch {
                    return .unknown(reason: "what came of it could not be recorded: \(error); it was: \(answer.step)")
                }
                switch answer {
                case .taken(let name): return .sent(name: name)
                case .refused(let text): return .failed(reason: text)
                case .unknown(let text): return .unknown(reason: text)
                case .tokenRefused(let text):
                    guard refused == nil else { return .failed(reason: text) }
                    (refused, reason) = (token, text)
                    continue
                case .later(let text, let wanted): (reason, delay) = (text, wanted)
                }
            } catch {
                guard error.isPassing else { return .failed(reason: error.reason) }
                (reason, delay) = (error.reason, error.delay)
            }
            if let delay, delay > policy.patience {
                return .failed(reason: "\(reason); the server asks to wait for \(delay) seconds, so run it again then")
            }
            guard attempt < policy.attempts else { break }
            let wait = policy.wait(after: attempt, delay: delay, using: &generator)
            if delay != nil { pace.hold(for: wait) }
            surroundings.pause(wait)
        }
        return .failed(reason: "\(reason), \(policy.attempts) times")
    }

    private func post(_ message: OutgoingMessage, token: String, validatesOnly: Bool) -> MessagingAnswer {
        let body = JSONWriter(.compact).text(message.body(validatesOnly: validatesOnly))
        let request = SiteRequest(
            .post, url: endpoint.url,
            headers: [
                "Authorization": "Bearer \(token)", "Content-Type": "application/json; charset=UTF-8",
                "Accept": "application/json",
            ], body: body)
        do throws(SiteProblem) {
            return MessagingAnswer(try surroundings.fetcher.fetch(request), now: surroundings.clock())
        } catch {
            return error.isUnheard ? .later(error.reason, delay: nil) : .unknown(error.reason)
        }
    }
}

extension MessagingAnswer {
    /// What is recorded of it.
    fileprivate var step: SendingRecord.Step {
        switch self {
        case .taken(let name): .sent(name: name)
        case .tokenRefused(let reason), .refused(let reason), .later(let reason, _): .failed(reason: reason)
        case .unknown(let reason): .unknown(reason: reason)
        }
    }
}
