import Campaigns
import Testing

@testable import Releases

@Suite("What was sent")
struct SendingHistoryTests {
    private let message = String(repeating: "a", count: 64)

    private var subject: SendingHistory.Subject { .init(campaign: "sale", message: message) }

    private func history(_ steps: [(attempt: Int, step: SendingRecord.Step)]) -> SendingHistory {
        var history = SendingHistory()
        history.add(
            steps.enumerated().map { index, item in
                record(item.step, attempt: item.attempt, at: Int64(index))
            })
        return history
    }

    private func record(
        _ step: SendingRecord.Step, attempt: Int = 1, at seconds: Int64 = 0, run: String = "a",
        to project: String? = nil, condition: String = "'a' in topics"
    ) -> SendingRecord {
        SendingRecord(
            locale: "fr", campaign: "sale", condition: condition, message: message, project: project, release: 1,
            run: run, attempt: attempt, time: Instant(seconds: seconds), step: step)
    }

    @Test("nothing, or failures alone: it can be sent")
    func unsent() {
        #expect(history([]).status(of: subject) == .unsent)
        #expect(history([(1, .intent), (1, .failed(reason: "503"))]).status(of: subject) == .unsent)
        #expect(
            history([(1, .intent), (1, .failed(reason: "503")), (2, .intent), (2, .failed(reason: "400"))])
                .status(of: subject) == .unsent)
    }

    @Test("an intent without an end is a message that phones may have")
    func openIntent() {
        let history = history([(1, .intent), (1, .failed(reason: "503")), (2, .intent)])
        #expect(
            history.status(of: subject)
                == .unknown(since: Instant(seconds: 2), reason: "newsadmin was ended before the answer came"))
        #expect(history.attempts(at: subject) == 2)
    }

    @Test("a failure after it leaves it unknown, and only success settles it")
    func unknownStays() {
        let steps: [(Int, SendingRecord.Step)] = [
            (1, .intent), (1, .unknown(reason: "lost")), (2, .intent), (2, .failed(reason: "400")),
        ]
        #expect(history(steps).status(of: subject) == .unknown(since: Instant(seconds: 1), reason: "lost"))
        let more = steps + [(3, .intent), (3, .sent(name: "n"))]
        #expect(history(more).status(of: subject) == .sent(at: Instant(seconds: 5), name: "n"))
    }

    @Test("another text for the same phones is found, unless it was never taken")
    func otherTexts() {
        let other = (hash: String(repeating: "b", count: 64), condition: "'a' in topics")
        var history = SendingHistory()
        history.add([record(.intent), record(.failed(reason: "400"))])
        #expect(history.lastOther(than: other, among: [other], campaign: "sale") == nil)
        history.add([record(.intent, attempt: 2, at: 5), record(.sent(name: "n"), attempt: 2, at: 5)])
        #expect(history.lastOther(than: other, among: [other], campaign: "sale") == Instant(seconds: 5))
        #expect(history.lastOther(than: other, among: [other], campaign: "other") == nil)
        let same = (hash: message, condition: "'a' in topics")
        #expect(history.lastOther(than: other, among: [other, same], campaign: "sale") == nil)
    }

    @Test("phones under a condition that the release no longer has may be any")
    func changedConditions() {
        let new = (hash: String(repeating: "b", count: 64), condition: "'b' in topics")
        let beside = (hash: String(repeating: "c", count: 64), condition: "'a' in topics")
        var history = SendingHistory()
        history.add([record(.intent), record(.sent(name: "n"))])
        #expect(history.lastOther(than: new, among: [new], campaign: "sale") != nil)
        #expect(history.lastOther(than: new, among: [new, beside], campaign: "sale") == nil)
    }

    @Test(
        "phones that another condition leaves out were sent nothing under it",
        arguments: [
            ("'a' in topics && 'sdk' in topics", "'a' in topics && !('sdk' in topics)", false),
            ("'a' in topics && 'sdk' in topics", "'a' in topics", true),
            ("'a' in topics && 'sdk' in topics && !('t' in topics)", "'a' in topics && 'sdk' in topics", true),
            ("none at all", "'a' in topics && !('sdk' in topics)", true),
        ])
    func exclusiveConditions(old: String, new: String, isHeld: Bool) {
        let message = (hash: String(repeating: "b", count: 64), condition: new)
        var history = SendingHistory()
        history.add([record(.intent, condition: old), record(.sent(name: "n"), condition: old)])
        #expect((history.lastOther(than: message, among: [message], campaign: "sale") != nil) == isHeld)
    }

    @Test("phones of another project were sent nothing by this one")
    func projects() {
        var history = SendingHistory()
        history.add([record(.intent, to: "acme"), record(.sent(name: "n"), to: "acme")])
        #expect(history.status(of: subject, in: "acme") == .sent(at: Instant(seconds: 0), name: "n"))
        #expect(history.status(of: subject, in: "other") == .unsent)
        let other = (hash: String(repeating: "b", count: 64), condition: "'a' in topics")
        #expect(history.lastOther(than: other, among: [other], campaign: "sale", in: "acme") != nil)
        #expect(history.lastOther(than: other, among: [other], campaign: "sale", in: "other") == nil)
        var earlier = SendingHistory()
        earlier.add([record(.intent), record(.sent(name: "n"))])
        #expect(earlier.status(of: subject, in: "other") == .sent(at: Instant(seconds: 0), name: "n"))
    }

    @Test("failures tell until when the server of a project is to be left alone")
    func hold() {
        let steps: [SendingRecord.Step] = [
            .intent, .failed(reason: "429", until: Instant(seconds: 900)),
            .failed(reason: "503", until: Instant(seconds: 30)),
            .failed(reason: "400"),
        ]
        var history = SendingHistory()
        history.add(steps.map { record($0, to: "acme") })
        #expect(history.status(of: subject) == .unsent)
        #expect(
            history.hold(of: "acme", at: Instant(seconds: 60)) == .init(until: Instant(seconds: 900), reason: "429"))
        #expect(history.hold(of: "other", at: Instant(seconds: 60)) == nil)
    }

    @Test("no record keeps a server alone for longer than a day")
    func farHold() {
        var history = SendingHistory()
        history.add([record(.failed(reason: "429", until: Instant(seconds: 4_000_000_000)), at: 100, to: "acme")])
        let now = Instant(seconds: 200)
        #expect(history.hold(of: "acme", at: now) == .init(until: Instant(seconds: 86_500), reason: "429"))
        history.add([
            record(
                .failed(reason: "503", until: Instant(seconds: 4_000_000_000)), at: 3_999_990_000, to: "acme")
        ])
        #expect(history.hold(of: "acme", at: now) == .init(until: Instant(seconds: 86_500), reason: "429"))
    }

    @Test("what another machine's run came to says nothing of this one's")
    func runs() {
        var history = SendingHistory()
        history.add([
            record(.intent, run: "a"), record(.intent, at: 1, run: "b"),
            record(.failed(reason: "503"), at: 2, run: "b"),
        ])
        guard case .unknown = history.status(of: subject) else {
            Issue.record("it passes for unsent")
            return
        }
    }

    @Test(
        "a record comes back as it was written",
        arguments: [
            SendingRecord.Step.intent, .sent(name: "projects/p/messages/1"), .failed(reason: "ü"),
            .failed(reason: "429", until: Instant(seconds: 1_793_181_600)), .unknown(reason: ""),
        ])
    func roundTrip(step: SendingRecord.Step) throws {
        let record = record(step, attempt: 3, at: 1_793_181_600)
        #expect(try SendingRecord(bytes: record.bytes) == record)
    }

    @Test("a record of a newer program is refused")
    func newerForm() {
        let text = String(decoding: record(.intent).bytes, as: UTF8.self)
            .replacing("newsadmin/sending/1", with: "newsadmin/sending/2")
        #expect(throws: LedgerFormError.self) { try SendingRecord(bytes: Array(text.utf8)) }
    }
}
