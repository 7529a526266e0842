import Campaigns
import Testing

@Suite struct BadDateTests {
    private static let form = "write it as 2026-11-20T09:00, or with an offset as 2026-11-20T09:00+01:00"
    private static let calendar = "write a day that the month has, and a time from 00:00 to 23:59"

    @Test(arguments: [
        ("2026-02-30T09:00", "a date and time that exists", calendar),
        ("2026-11-20T09:60+01:00", "a date and time that exists", calendar),
        ("2026-11-20T09:00:60Z", "a date and time that exists", calendar),
        ("2026-11-20T09:00 CET", "a date and time in the way that is read here", form),
        ("2026-11-20T09:00CET", "a date and time in the way that is read here", form),
        ("2026-11-20T09:00+1:00", "a date and time in the way that is read here", form),
        ("2026-11-20T09:00:00.123", "a date and time in the way that is read here", form),
        ("soon", "a date and time in the way that is read here", form),
        ("2026-11-20", "a date with a time", "write 2026-11-20T00:00, or another time"),
    ])
    func whatCannotBeReadIsNotCalledADateThatDoesNotExist(
        _ text: String, _ fault: String, _ suggestion: String
    ) throws {
        let workspace = try TestWorkspace(["campaigns/a.md": "---\ntitle: A\nstart: \(text)\n---\nText\n"])
        let finding = try #require(try workspace.findings().first { $0.rule == .badDate })
        #expect(finding.message == "“\(text)” is not \(fault)")
        #expect(finding.suggestion == suggestion)
    }
}
