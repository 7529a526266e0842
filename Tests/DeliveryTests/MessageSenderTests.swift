import Campaigns
import Clients
import CryptoExtras
import Foundation
import Testing

@testable import Delivery
@testable import Releases

@Suite("Sending a message")
struct MessageSenderTests {
    @Test("an intent is kept before each request, and what came of it after it")
    func stepsAreKept() throws {
        let world = try World(answers: [.status(503, "{}"), .status(200, #"{"name": "projects/acme/messages/7"}"#)])
        let fate = world.send()
        #expect(fate == .sent(name: "projects/acme/messages/7"))
        #expect(
            world.log.entries == [
                "token", "1 intent", "post", "1 failed: status 503", "2 intent", "post",
                "2 sent: projects/acme/messages/7",
            ])
    }

    @Test("what cannot be recorded is not sent")
    func intentComesFirst() throws {
        let world = try World(answers: [.status(200, #"{"name": "n"}"#)], brokenAt: 1)
        guard case .failed(let reason) = world.send() else {
            Issue.record("it was sent")
            return
        }
        #expect(reason == "it was not sent: the disk is full")
        #expect(!world.log.entries.contains("post"))
    }

    @Test("what was sent and cannot be recorded is told as sent")
    func lostRecord() throws {
        let world = try World(answers: [.status(200, #"{"name": "projects/acme/messages/7"}"#)], brokenAt: 2)
        #expect(world.send() == .unrecorded(name: "projects/acme/messages/7", reason: "the disk is full"))
    }

    @Test(
        "that an answer could not be recorded is told with it, and nothing is sent after it",
        arguments: [400, 401, 503])
    func lostAnswer(status: Int) throws {
        let world = try World(
            answers: [.status(status, "{}"), .status(200, #"{"name": "n"}"#)], brokenAt: 2)
        guard case .failed(let reason) = world.send() else {
            Issue.record("it did not fail")
            return
        }
        #expect(reason.hasPrefix("status \(status)") && reason.hasSuffix("; the disk is full"))
        #expect(world.log.entries.filter { $0 == "post" }.count == 1)
    }

    @Test("what nobody knows and cannot be recorded is told with both")
    func lostDoubt() throws {
        let world = try World(answers: [.cutOff(200)], brokenAt: 2)
        #expect(world.send() == .unknown(reason: "told by the test; the disk is full"))
    }

    @Test("a refused token is fetched anew, which is no other attempt")
    func refusedToken() throws {
        let world = try World(
            answers: [.status(401, "{}"), .status(200, #"{"name": "n"}"#)], policy: RetryPolicy(attempts: 1))
        #expect(world.send() == .sent(name: "n"))
        #expect(world.log.entries.filter { $0 == "token" }.count == 2)
    }

    @Test("a refusal whose body breaks off is a refusal")
    func brokenRefusal() throws {
        let world = try World(answers: [.cutOff(503), .status(200, #"{"name": "n"}"#)])
        #expect(world.send() == .sent(name: "n"))
        let taken = try World(answers: [.cutOff(200)])
        #expect(taken.send() == .unknown(reason: "told by the test"))
    }

    @Test("what a server repeats of the token is not told")
    func secretsStaySecret() throws {
        let world = try World(answers: [.status(400, #"{"error": {"message": "bad token secret-token here"}}"#)])
        guard case .failed(let reason) = world.send() else {
            Issue.record("it did not fail")
            return
        }
        #expect(reason.contains("bad token … here"))
    }

    @Test("a request that never left is made again, and one whose answer was lost is not")
    func lostAnswers() throws {
        let unheard = try World(answers: [.problem(isUnheard: true), .status(200, #"{"name": "n"}"#)])
        #expect(unheard.send() == .sent(name: "n"))
        let lost = try World(answers: [.problem(isUnheard: false), .status(200, #"{"name": "n"}"#)])
        #expect(lost.send() == .unknown(reason: "told by the test"))
        #expect(lost.log.entries.filter { $0 == "post" }.count == 1)
    }

    @Test("a message is given up where the server asks for more patience than there is")
    func patience() throws {
        let world = try World(answers: [.status(429, "{}", retryAfter: "1000")])
        #expect(world.send() == .deferred(until: Instant(seconds: 1100), reason: "status 429"))
        #expect(world.log.entries.last == "1 failed: status 429, until \(Instant(seconds: 1100).iso8601)")
        // Nor is the server asked for another one until then.
        #expect(world.send() == .deferred(until: Instant(seconds: 1100), reason: "it was not sent"))
        #expect(world.log.entries.filter { $0 == "post" }.count == 1)
    }

    @Test("the last attempt's answer holds other messages back, too")
    func lastAttempt() throws {
        let world = try World(
            answers: [.status(503, "{}", retryAfter: "30"), .status(200, #"{"name": "n"}"#)],
            policy: RetryPolicy(attempts: 1))
        #expect(world.send() == .failed(reason: "status 503, 1 time"))
        #expect(world.log.paused == 0)
        #expect(world.send() == .sent(name: "n"))
        #expect(world.log.paused >= 30_000)
    }

    @Test("a pause holds for those who have taken their places before it")
    func placesTakenBefore() {
        let log = Log()
        let pace = SendingPace(rate: 1000, clock: { log.paused })
        #expect((pace.take(), pace.take()) == (0, 1))
        pace.hold(for: 500)
        log.pause(1)
        #expect(pace.remainingHold == 499)
        #expect((pace.take(), pace.take()) == (499, 500))
        log.pause(499)
        #expect(pace.remainingHold == 0)
    }

    @Test("a message whose end has come is not sent")
    func expiry() throws {
        let world = try World(answers: [.status(200, #"{"name": "n"}"#)], expiry: Instant(seconds: 99))
        #expect(world.send() == .expired)
        #expect(!world.log.entries.contains("post"))
    }

    @Test("an account's claim says who asks for what, and is signed")
    func assertion() throws {
        let key = try World.key()
        let account = try ServiceAccount(bytes: World.account(key))
        let parts = try account.assertion(at: 1000).split(separator: ".").map(String.init)
        let claims = try JSONReader().read(World.decoded(parts[1]))
        #expect(claims["iss"]?.string == "news@acme.example")
        #expect(claims["aud"]?.string == "https://token.example/token")
        #expect(claims["exp"]?.integer == 4600)
        let signature = _RSA.Signing.RSASignature(rawRepresentation: Data(World.decoded(parts[2])))
        let signed = Data("\(parts[0]).\(parts[1])".utf8)
        #expect(key.publicKey.isValidSignature(signature, for: signed, padding: .insecurePKCS1v1_5))
    }
}

/// A server that gives prepared answers, and everything that happens.
private struct World {
    let log = Log()
    let sender: MessageSender
    let message: OutgoingMessage
    let brokenAt: Int

    enum Answer: Sendable {
        case status(Int, String, retryAfter: String? = nil)
        case problem(isUnheard: Bool)
        case cutOff(Int)
    }

    init(answers: [Answer], brokenAt: Int = 0, expiry: Instant? = nil, policy: RetryPolicy = RetryPolicy()) throws {
        let log = log
        self.brokenAt = brokenAt
        message = OutgoingMessage(
            locale: "fr", campaign: "sale", release: 3, value: ["condition": "'a' in topics", "data": ["a": "b"]],
            embargo: nil, expiry: expiry, hash: String(repeating: "a", count: 64))
        sender = MessageSender(
            try ServiceAccount(bytes: Self.account(Self.key())),
            to: try #require(MessagingEndpoint(base: "https://fcm.example", project: "acme")), rate: 100,
            policy: policy,
            dependencies: SendingDependencies(
                fetcher: Answers(answers, log), now: { Instant(seconds: 100) }, clock: { 100 },
                steadyClock: { log.paused },
                pause: { log.pause($0) }, random: { $0.lowerBound }))
    }

    func send() -> MessageSender.Fate {
        let (log, brokenAt) = (log, brokenAt)
        return sender.send(message, after: 0, validatesOnly: false) {
            attempt, step throws(MessageSender.RecordingFailure) in
            if log.records == brokenAt - 1 { throw MessageSender.RecordingFailure(reason: "the disk is full") }
            let words =
                switch step {
                case .intent: "intent"
                case .sent(let name): "sent: \(name)"
                case .failed(let reason, let until):
                    "failed: \(reason)" + (until.map { ", until \($0.iso8601)" } ?? "")
                case .unknown(let reason): "unknown: \(reason)"
                }
            log.add("\(attempt) \(words)", isRecord: true)
        }
    }

    static func key() throws -> _RSA.Signing.PrivateKey { try .init(keySize: .bits2048) }

    static func account(_ key: _RSA.Signing.PrivateKey) -> [UInt8] {
        JSONWriter(.compact).write([
            "type": "service_account", "client_email": "news@acme.example", "token_uri": "https://token.example/token",
            "private_key": .string(key.pemRepresentation),
        ])
    }

    static func decoded(_ text: String) -> [UInt8] {
        let base64 = text.replacing("-", with: "+").replacing("_", with: "/")
        let padding = String(repeating: "=", count: (4 - base64.count % 4) % 4)
        return Array(Data(base64Encoded: base64 + padding) ?? Data())
    }
}

private final class Log: @unchecked Sendable {
    private let lock = NSLock()
    private(set) var entries: [String] = []
    private(set) var records = 0
    private var milliseconds: Int64 = 0

    /// The time that was waited, in milliseconds.
    var paused: Int64 { lock.withLock { milliseconds } }

    func pause(_ time: Int64) { lock.withLock { milliseconds += time } }

    func add(_ entry: String, isRecord: Bool = false) {
        lock.withLock {
            entries.append(entry)
            if isRecord { records += 1 }
        }
    }
}

private final class Answers: SiteFetcher, @unchecked Sendable {
    private let log: Log
    private let lock = NSLock()
    private var answers: [World.Answer]

    init(_ answers: [World.Answer], _ log: Log) {
        self.answers = answers
        self.log = log
    }

    func fetch(_ request: SiteRequest) throws(SiteProblem) -> SiteResponse {
        if request.url == "https://token.example/token" {
            log.add("token")
            return SiteResponse(status: 200, body: Array(#"{"access_token": "secret-token", "expires_in": 3600}"#.utf8))
        }
        log.add("post")
        switch lock.withLock({ answers.removeFirst() }) {
        case .status(let status, let body, let retryAfter):
            return SiteResponse(
                status: status, headers: retryAfter.map { ["Retry-After": $0] } ?? [:], body: Array(body.utf8))
        case .problem(let isUnheard):
            throw SiteProblem(url: request.url, reason: "told by the test", isUnheard: isUnheard)
        case .cutOff(let status):
            throw SiteProblem(url: request.url, reason: "told by the test", beginning: SiteResponse(status: status))
        }
    }
}
