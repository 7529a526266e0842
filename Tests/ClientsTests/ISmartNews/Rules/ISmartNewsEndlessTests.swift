import Campaigns
import Testing

@testable import Clients

@Suite struct ISmartNewsEndlessTests {
    private static let link = "[More](https://e.com/more)"

    @Test(arguments: [
        ("show: untilAction", "Text.", true), ("show: untilAction\nbuttons: {dismiss: {label: No}}", "Text.", true),
        ("show: untilAction", link, true), ("show: always", "Text.", false), ("show: once", "Text.", false),
        ("show: untilAction\naction: {url: \"https://e.com\", label: Go}", "Text.", false),
        ("show: untilAction\nismartnews: {form: alert}", "Text.", true),
        ("show: untilAction\nismartnews: {form: page}", "Text.", true),
        ("show: untilAction\nismartnews: {form: page}", link, false),
        ("show: untilAction\nismartnews: {form: page}", "[Call](tel:1)", true),
        ("show: untilAction\nismartnews: {form: page, urls: [\"https://e.com\"]}", "Text.", false),
    ])
    func aMessageUntilAnActionThatItDoesNotHaveIsTold(_ front: String, text: String, isEndless: Bool) throws {
        let trial = RuleTrial<ISmartNewsClient>()
        let findings = try trial.findings(of: .ismartnewsEndless, front: "locales: [en]\n" + front, text: text)
        #expect(findings.count == (isEndless ? 1 : 0))
    }
}
