import Releases
import Testing

@testable import Delivery

@Suite("When a message is tried again")
struct RetryPolicyTests {
    @Test("each wait is between half of its step and all of it, and steps double up to the longest")
    func waitsGrow() {
        let policy = RetryPolicy(firstWait: 1000, longestWait: 5000)
        for (attempt, step) in [(1, 1000), (2, 2000), (3, 4000), (4, 5000), (63, 5000)] as [(Int, Int64)] {
            for _ in 0..<200 {
                let wait = policy.wait(after: attempt, delay: nil, random: { .random(in: $0) })
                #expect((step / 2...step).contains(wait))
            }
        }
    }

    @Test("waits differ, so that many senders do not come back at once")
    func waitsDiffer() {
        let waits = (0..<50).map { _ in RetryPolicy().wait(after: 5, delay: nil, random: { .random(in: $0) }) }
        #expect(Set(waits).count > 10)
    }

    @Test("never less than the server asks for")
    func serversAreHeard() {
        #expect(RetryPolicy().wait(after: 1, delay: 7, random: { .random(in: $0) }) == 7000)
        #expect(RetryPolicy().wait(after: 1, delay: .max, random: { .random(in: $0) }) == 86_400_000)
    }

    @Test("Retry-After is a number of seconds or a date")
    func retryAfter() {
        #expect(RetryAfter.seconds(in: ["Retry-After": "120"], now: 0) == 120)
        #expect(RetryAfter.seconds(in: ["retry-after": "-3"], now: 0) == 0)
        // 1793181600 is 2026-10-28T10:00:00Z.
        #expect(RetryAfter.seconds(in: ["Retry-After": "Wed, 28 Oct 2026 10:00:05 GMT"], now: 1_793_181_600) == 5)
        #expect(RetryAfter.seconds(in: ["Retry-After": "Wed, 28 Oct 2026 09:00:00 GMT"], now: 1_793_181_600) == 0)
        #expect(RetryAfter.seconds(in: ["Retry-After": "99999999999999999999999"], now: 0) == 86_400)
        #expect(RetryAfter.seconds(in: ["Retry-After": "9999999999"], now: 0) == 86_400)
        #expect(RetryAfter.seconds(in: ["Retry-After": "soon"], now: 0) == nil)
        #expect(RetryAfter.seconds(in: [:], now: 0) == nil)
    }
}
