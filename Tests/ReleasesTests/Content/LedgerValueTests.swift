import Campaigns
import Clients
import Testing

@testable import Releases

@Suite struct LedgerValueTests {
    @Test(arguments: [
        PropertyValue.null, "text", 7, .real(1), .real(0.1), .real(-.infinity), true,
        .date(Instant(milliseconds: 1_764_000_000_250)), .data([0, 255]), .array([.null, .array([])]),
        ["a": ["b": .date(Instant(seconds: 0))]], ["$date": "2026-11-20T09:00:00Z"], ["$entries": ["$data": []]],
        ["a": 1, "$date": "x"], .dictionary([]),
    ])
    func everyValueComesBackAsItWas(_ value: PropertyValue) throws {
        let text = JSONWriter(.pretty).write(LedgerValue.json(value))
        #expect(LedgerValue.value(try JSONReader().read(text)) == value)
    }

    @Test(arguments: [
        #"{"$date": "yesterday"}"#, #"{"$data": [256]}"#, #"{"$what": 1}"#,
        #"{"$date": "2026-11-20T09:00:00Z", "a": 1}"#,
        #"{"$entries": [["a"]]}"#, #"[{"$real": true}]"#,
    ])
    func otherObjectsWithSuchNamesAreRefused(_ text: String) throws {
        #expect(LedgerValue.value(try JSONReader().read(Array(text.utf8))) == nil)
    }
}
