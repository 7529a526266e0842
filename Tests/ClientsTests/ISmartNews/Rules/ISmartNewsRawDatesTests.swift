import Campaigns
import Testing

@testable import Clients

/// Phones show an item without ranges until its start, so no raw dates may take the range of a start or an end away.
@Suite struct ISmartNewsRawDatesTests {
    private func findings(_ window: String, _ raw: String) throws -> [Diagnostic] {
        try RuleTrial<ISmartNewsClient>()
            .findings(of: .contradictingBlock, front: "\(window)\nismartnews: {form: page, raw: {\(raw)}}")
    }

    private static let start = "start: 2027-01-10T09:00Z"
    private static let end = "end: 2027-02-10T09:00Z"
    private static let within = "dates: [{start: 2027-01-11T09:00:00Z, end: 2027-01-12T09:00:00Z}]"

    @Test(arguments: [
        (start, "dates: null", "“start” becomes", "take dates out of raw, so that start counts"),
        (end, "Dates: []", "“end” becomes", "take Dates out of raw, so that end counts"),
        (
            start + "\n" + end, "dates: null", "“start” and “end” become",
            "take dates out of raw, so that start and end count"
        ),
        (
            start, "dates: [{start: MO(09:00), end: FR(18:00)}]", "“start” becomes",
            "take dates out of raw, so that start counts, or write it as dates in the block itself, where both count"
        ),
        (
            start, "dates: [{start: 2027-01-09T09:00:00Z, end: 2027-01-12T09:00:00Z}]", "“start” becomes",
            "take dates out of raw, so that start counts, or write it as dates in the block itself, where both count"
        ),
        (
            start, "dates: null, start: 2027-01-10T09:00:00Z", "“start” becomes",
            "take dates out of raw, so that start counts"
        ),
    ])
    func aRangeThatIsTakenAwayIsAnError(
        _ window: String, _ raw: String, _ range: String, _ wayOut: String
    ) throws {
        let findings = try findings(window, raw)
        #expect(findings.map(\.severity) == [.error])
        #expect(findings.first?.message.contains(range) == true, "\(findings)")
        #expect(findings.map(\.suggestion) == [wayOut])
    }

    @Test(arguments: [
        ("show: always", "dates: null"), (start, "priority: 1"), (start, within), (start + "\n" + end, within),
        (start, "dates: [{start: MO(09:00), end: FR(18:00)}], start: 2027-01-10T09:00:00Z"),
    ])
    func whatPhonesKeepByOtherMeansIsNone(_ window: String, _ raw: String) throws {
        let findings = try findings(window, raw)
        #expect(findings.isEmpty, "\(findings)")
    }

    @Test func amongMessagesRangesHaveNoMeaning() throws {
        let front = "\(Self.start)\nismartnews: {raw: {dates: null}}"
        #expect(try RuleTrial<ISmartNewsClient>().findings(of: .contradictingBlock, front: front).isEmpty)
    }
}
