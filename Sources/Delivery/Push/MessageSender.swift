import Campaigns
import Clients
import Releases

/// Posts messages to FCM, one after the other or several at once, and records each step.
public final class MessageSender: Sendable {
    private let endpoint: MessagingEndpoint
    private let surroundings: SendingSurroundings
    private let policy: RetryPolicy
    private let tokens: AccessTokens
    private let pace: SendingPace

    /// What became of a message.
    public enum Fate: Equatable, Sendable {
        /// It was taken, under a name.
        case sent(name: String)
        /// It was taken, but the ledger does not say so, and why.
        case unrecorded(name: String, reason: String)
        /// It was not taken, and why.
        case failed(reason: String)
        /// It was not taken, and the server does not want to be asked again before a moment.
        case deferred(until: Instant, reason: String)
        /// Nobody knows whether it was taken.
        case unknown(reason: String)
        /// Its time was over before it could be sent.
        case expired
    }

    /// Why a step was not recorded, and what would follow it is not to be done.
    public struct Obstacle: Error, Equatable, Sendable {
        /// A sentence for a person.
        public let reason: String

        /// An obstacle.
        public init(reason: String) {
            self.reason = reason
        }
    }

    /// Keeps a step of sending a message: before a request what is meant, after it what came of it.
    public typealias Recorder = (_ attempt: Int, SendingRecord.Step) throws(Obstacle) -> Void

    /// A sender.
    ///
    /// - Parameters:
    ///   - rate: the most messages a second.
    ///   - heldUntil: until when the server wants to be left alone; nil: it may be asked.
    public init(
        _ account: ServiceAccount, to endpoint: MessagingEndpoint, rate: Double, policy: RetryPolicy = RetryPolicy(),
        surroundings: SendingSurroundings, heldUntil: Instant? = nil
    ) {
        self.endpoint = endpoint
        self.surroundings = surroundings
        self.policy = policy
        tokens = AccessTokens(account, fetcher: surroundings.fetcher, clock: surroundings.clock)
        pace = SendingPace(rate: rate, clock: surroundings.steadyClock)
        if let heldUntil { pace.hold(for: heldUntil.milliseconds - surroundings.now().milliseconds) }
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
        var refused: String?
        var reason = ""
        var attempt = 0
        var requests = 0
        while attempt < policy.attempts {
            attempt += 1
            repeat {
                if case let hold = pace.remainingHold, hold > policy.patience * 1000 {
                    return .deferred(until: moment(after: hold), reason: reason.isEmpty ? "it was not sent" : reason)
                }
                surroundings.pause(pace.take())
                // Another message may have been told to wait since this one took its place.
            } while pace.remainingHold > 0
            var delay: Int64?
            do throws(AccessTokens.Problem) {
                let token = try tokens.token(after: refused)
                if !validatesOnly, let expiry = message.expiry, surroundings.now() > expiry { return .expired }
                requests += 1
                do throws(Obstacle) {
                    try record(earlier + requests, .intent)
                } catch {
                    return .failed(reason: "it was not sent: \(error.reason)")
                }
                let answer = post(message, token: token, validatesOnly: validatesOnly)
                let obstacle = keep(step(of: answer), of: earlier + requests, by: record)
                switch answer {
                case .taken(let name):
                    return obstacle.map { .unrecorded(name: name, reason: $0) } ?? .sent(name: name)
                case .refused(let text): return .failed(reason: text)
                case .unknown(let text): return .unknown(reason: text)
                case .tokenRefused(let text):
                    guard refused == nil else { return .failed(reason: text) }
                    // Another token is no other attempt.
                    (refused, reason, attempt) = (token, text, attempt - 1)
                    continue
                case .later(let text, let wanted): (reason, delay) = (text, wanted)
                }
                if let obstacle { return .failed(reason: "\(reason); \(obstacle)") }
            } catch {
                guard error.isPassing else { return .failed(reason: error.reason) }
                (reason, delay) = (error.reason, error.delay)
            }
            let wait = policy.wait(after: attempt, delay: delay, random: surroundings.random)
            if let delay {
                pace.hold(for: delay * 1000)
                if delay > policy.patience { return .deferred(until: moment(after: delay * 1000), reason: reason) }
            }
            guard attempt < policy.attempts else { break }
            surroundings.pause(wait)
        }
        return .failed(reason: "\(reason), \(CountWords.of(policy.attempts, "time"))")
    }

    /// The moment in so many milliseconds.
    private func moment(after milliseconds: Int64) -> Instant {
        surroundings.now().advanced(milliseconds: milliseconds)
    }

    /// What is recorded of an answer.
    private func step(of answer: MessagingAnswer) -> SendingRecord.Step {
        switch answer {
        case .taken(let name): .sent(name: name)
        case .tokenRefused(let reason), .refused(let reason): .failed(reason: reason)
        case .later(let reason, let delay): .failed(reason: reason, until: delay.map { moment(after: $0 * 1000) })
        case .unknown(let reason): .unknown(reason: reason)
        }
    }

    /// Records what came of a request, a few times if need be: a disk may have room again in a moment.
    private func keep(_ step: SendingRecord.Step, of attempt: Int, by record: Recorder) -> String? {
        var reason: String?
        for pause in [0, 500, 2000] as [Int64] {
            if reason != nil { surroundings.pause(pause) }
            do throws(Obstacle) {
                try record(attempt, step)
                return nil
            } catch {
                reason = error.reason
            }
        }
        return reason
    }

    private func post(_ message: OutgoingMessage, token: String, validatesOnly: Bool) -> MessagingAnswer {
        let body = JSONWriter(.compact).text(message.body(validatesOnly: validatesOnly))
        var request = SiteRequest(
            .post, url: endpoint.url,
            headers: [
                "Authorization": "Bearer \(token)", "Content-Type": "application/json; charset=UTF-8",
                "Accept": "application/json",
            ], body: body)
        request.mayUseProxy = !SecureAddress.isOwn(endpoint.url)
        do throws(SiteProblem) {
            return MessagingAnswer(
                try surroundings.fetcher.fetch(request), token: token, now: surroundings.clock())
        } catch {
            if error.isLasting, error.isUnheard { return .refused(error.reason) }
            if error.isUnheard { return .later(error.reason, delay: nil) }
            // A refusal is one from its first line on.
            if let beginning = error.beginning, beginning.status != 200 {
                return MessagingAnswer(beginning, token: token, now: surroundings.clock())
            }
            return .unknown(error.reason)
        }
    }
}
