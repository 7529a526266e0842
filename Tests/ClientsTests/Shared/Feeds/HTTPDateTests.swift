import Campaigns
import Clients
import Testing

@Suite struct HTTPDateTests {
    @Test(arguments: [
        "Thu, 01 Jan 1970 00:00:00 GMT", "Fri, 20 Nov 2026 10:00:00 GMT", "Thu, 29 Feb 2024 23:59:59 GMT",
    ])
    func aMomentIsReadAndWrittenAlike(_ text: String) throws {
        #expect(try #require(Instant(httpDate: text)).httpDate == text)
    }

    @Test(arguments: [
        "", "now", "0", "2026-11-20T10:00:00Z", "Fri, 20 Nov 2026 10:00:00 CET", "Fri, 20 Nov 2026 25:00:00 GMT",
        "Fri, 20 nov 2026 10:00:00 GMT", "Friday, 20-Nov-26 10:00:00 GMT",
    ])
    func anythingElseIsNoMoment(_ text: String) {
        #expect(Instant(httpDate: text) == nil)
    }
}
