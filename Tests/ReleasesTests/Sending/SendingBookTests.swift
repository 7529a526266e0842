import Campaigns
import Testing

@testable import Releases

@Suite("What was sent")
struct SendingBookTests {
    private let message = String(repeating: "a", count: 64)

    private func book(_ steps: [(attempt: Int, step: SendingRecord.Step)]) -> SendingBook {
        var book = SendingBook()
        book.add(
            steps.enumerated().map { index, item in
                record(item.step, attempt: item.attempt, at: Int64(index))
            })
        return book
    }

    private func record(
        _ step: SendingRecord.Step, attempt: Int = 1, at seconds: Int64 = 0, message: String? = nil
    ) -> SendingRecord {
        SendingRecord(
            locale: "fr", campaign: "sale", condition: "'a' in topics", message: message ?? self.message, release: 1,
            attempt: attempt, time: Instant(seconds: seconds), step: step)
    }

    @Test("nothing, or failures alone: it can be sent")
    func unsent() {
        #expect(book([]).standing(of: message) == .unsent)
        #expect(book([(1, .intent), (1, .failed(reason: "503"))]).standing(of: message) == .unsent)
        #expect(
            book([(1, .intent), (1, .failed(reason: "503")), (2, .intent), (2, .failed(reason: "400"))])
                .standing(of: message) == .unsent)
    }

    @Test("an intent without an end is a message that phones may have")
    func openIntent() {
        let book = book([(1, .intent), (1, .failed(reason: "503")), (2, .intent)])
        #expect(
            book.standing(of: message)
                == .unknown(since: Instant(seconds: 2), reason: "newsadmin was ended before the answer came"))
        #expect(book.attempts(at: message) == 2)
    }

    @Test("a failure after it leaves it unknown, and only success settles it")
    func unknownStays() {
        let steps: [(Int, SendingRecord.Step)] = [
            (1, .intent), (1, .unknown(reason: "lost")), (2, .intent), (2, .failed(reason: "400")),
        ]
        #expect(book(steps).standing(of: message) == .unknown(since: Instant(seconds: 1), reason: "lost"))
        let more = steps + [(3, .intent), (3, .sent(name: "n"))]
        #expect(book(more).standing(of: message) == .sent(at: Instant(seconds: 5), name: "n"))
    }

    @Test("another text for the same phones is found, unless it was never taken")
    func otherTexts() {
        let other = String(repeating: "b", count: 64)
        var book = SendingBook()
        book.add([record(.intent), record(.failed(reason: "400"))])
        #expect(book.others(than: other, campaign: "sale", condition: "'a' in topics").isEmpty)
        book.add([record(.intent, attempt: 2), record(.sent(name: "n"), attempt: 2)])
        #expect(book.others(than: other, campaign: "sale", condition: "'a' in topics").count == 1)
        #expect(book.others(than: other, campaign: "sale", condition: "'b' in topics").isEmpty)
        #expect(book.others(than: message, campaign: "sale", condition: "'a' in topics").isEmpty)
    }

    @Test(
        "a record comes back as it was written",
        arguments: [
            SendingRecord.Step.intent, .sent(name: "projects/p/messages/1"), .failed(reason: "ü"), .unknown(reason: ""),
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
