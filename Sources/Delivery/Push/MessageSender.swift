import Campaigns
import Clients
import Releases

/// Posts messages to FCM, one after the other or several at once, and records each step.
public final class MessageSender: Sendable {
    private let endpoint: MessagingEndpoint
    private let dependencies: SendingDependencies
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
    public struct RecordingFailure: Error, Equatable, Sendable {
        /// A sentence for a person.
        public let reason: String

        /// A failure.
        public init(reason: String) {
            self.reason = reason
        }
    }

    /// Keeps a step of sending a message: before a request what is meant, after it what came of it.
    public typealias Recorder = (_ attempt: Int, SendingRecord.Step) throws(RecordingFailure) -> Void

    /// A sender.
    ///
    /// - Parameters:
    ///   - rate: the most messages a second.
    ///   - heldUntil: until when the server wants to be left alone; nil: it may be asked.
    public init(
        _ account: ServiceAccount, to endpoint: MessagingEndpoint, rate: Double, policy: RetryPolicy,
        dependencies: SendingDependencies, heldUntil: Instant? = nil
    ) {
        self.endpoint = endpoint
        self.dependencies = dependencies
        self.policy = policy
        tokens = AccessTokens(account, fetcher: dependencies.fetcher, clock: dependencies.clock)
        pace = SendingPace(rate: rate, clock: dependencies.steadyClock)
        if let heldUntil { pace.hold(for: heldUntil.milliseconds - dependencies.now().milliseconds) }
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
        var progress = Progress(requests: earlier)
        while progress.attempts < policy.attempts {
            progress.attempts += 1
            if let fate = waitForTurn(on: progress) { return fate }
            switch attempt(message, on: &progress, validatesOnly: validatesOnly, record: record) {
            case .settled(let fate): return fate
            case .tokenRefused(let token, let reason):
                // Another token is no other attempt.
                progress.attempts -= 1
                (progress.refusedToken, progress.reason) = (token, reason)
            case .later(let reason, let delay):
                progress.reason = reason
                if let fate = waitForAttempt(on: progress, delay: delay) { return fate }
            }
        }
        return .failed(reason: "\(progress.reason), \(CountWords.of(policy.attempts, "time"))")
    }

    /// How far the sending of a message has come.
    private struct Progress {
        /// How many attempts were made in this run.
        var attempts = 0
        /// How many requests were made, those of earlier runs included.
        var requests: Int
        /// Why the last attempt came to nothing; empty before the first.
        var reason = ""
        /// A token that was not taken. When a second one is not taken either, no third is asked for.
        var refusedToken: String?
    }

    /// What comes after an attempt.
    private enum Sequel {
        /// Nothing.
        case settled(Fate)
        /// The same at once with another token, because this one was not taken.
        case tokenRefused(String, reason: String)
        /// Another attempt: after so many seconds where the server said so.
        case later(reason: String, delay: Int64?)
    }

    /// Waits for the next place; what becomes of the message where the server wants to be left alone for longer than
    /// anybody waits.
    private func waitForTurn(on progress: Progress) -> Fate? {
        repeat {
            if case let hold = pace.remainingHold, hold > policy.patience * 1000 {
                let reason = progress.reason.isEmpty ? "it was not sent" : progress.reason
                return .deferred(until: moment(after: hold), reason: reason)
            }
            dependencies.pause(pace.take())
            // Another message may have been made to wait since this one took its place.
        } while pace.remainingHold > 0
        return nil
    }

    /// Waits before the next attempt, if there is one; what becomes of the message where the server asks for more than
    /// anybody waits.
    private func waitForAttempt(on progress: Progress, delay: Int64?) -> Fate? {
        let wait = policy.wait(after: progress.attempts, delay: delay, random: dependencies.random)
        if let delay {
            pace.hold(for: delay * 1000)
            if delay > policy.patience {
                return .deferred(until: moment(after: delay * 1000), reason: progress.reason)
            }
        }
        if progress.attempts < policy.attempts { dependencies.pause(wait) }
        return nil
    }

    /// Puts the message to FCM once, with what is meant recorded before it, and what came of it behind it.
    private func attempt(
        _ message: OutgoingMessage, on progress: inout Progress, validatesOnly: Bool, record: Recorder
    ) -> Sequel {
        let token: String
        do throws(AccessTokens.Problem) {
            token = try tokens.token(after: progress.refusedToken)
        } catch {
            guard error.isPassing else { return .settled(.failed(reason: error.reason)) }
            return .later(reason: error.reason, delay: error.delay)
        }
        if !validatesOnly, let expiry = message.expiry, dependencies.now() > expiry { return .settled(.expired) }
        progress.requests += 1
        do throws(RecordingFailure) {
            try record(progress.requests, .intent)
        } catch {
            return .settled(.failed(reason: "it was not sent: \(error.reason)"))
        }
        let answer = post(message, token: token, validatesOnly: validatesOnly)
        let failure = keep(step(of: answer), of: progress.requests, by: record)
        return sequel(of: answer, to: token, on: progress, failure: failure)
    }

    /// What comes after an answer.
    ///
    /// - Parameters:
    ///   - token: the token that was sent along.
    ///   - failure: why the answer could not be recorded; nil where it was.
    private func sequel(
        of answer: MessagingAnswer, to token: String, on progress: Progress, failure: String?
    ) -> Sequel {
        // Without its answer in the ledger, a request stands there as one that nobody knows the end of.
        let full = { (reason: String) in failure.map { "\(reason); \($0)" } ?? reason }
        switch answer {
        case .taken(let name):
            guard let failure else { return .settled(.sent(name: name)) }
            return .settled(.unrecorded(name: name, reason: failure))
        case .refused(let reason): return .settled(.failed(reason: full(reason)))
        case .unknown(let reason): return .settled(.unknown(reason: full(reason)))
        case .tokenRefused(let reason):
            guard progress.refusedToken == nil, failure == nil else { return .settled(.failed(reason: full(reason))) }
            return .tokenRefused(token, reason: reason)
        case .later(let reason, let delay):
            guard failure == nil else { return .settled(.failed(reason: full(reason))) }
            return .later(reason: reason, delay: delay)
        }
    }

    /// The moment in so many milliseconds.
    private func moment(after milliseconds: Int64) -> Instant {
        dependencies.now().advanced(milliseconds: milliseconds)
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
            if reason != nil { dependencies.pause(pause) }
            do throws(RecordingFailure) {
                try record(attempt, step)
                return nil
            } catch {
                reason = error.reason
            }
        }
        return reason
    }

    /// Asks FCM, and takes from its answer, or from there being none, what that means.
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
                try dependencies.fetcher.fetch(request), token: token, now: dependencies.clock())
        } catch {
            if error.isLasting, error.isUnheard { return .refused(error.reason) }
            if error.isUnheard { return .later(error.reason, delay: nil) }
            // A refusal is one from its first line on.
            if let beginning = error.beginning, beginning.status != 200 {
                return MessagingAnswer(beginning, token: token, now: dependencies.clock())
            }
            return .unknown(error.reason)
        }
    }
}
