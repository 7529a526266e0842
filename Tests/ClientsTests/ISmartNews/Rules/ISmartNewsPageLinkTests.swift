import Campaigns
import Testing

@testable import Clients

@Suite struct ISmartNewsPageLinkTests {
    private func messages(_ address: String, _ front: String) throws -> [String] {
        let action = "locales: [en]\naction: {url: \"\(address)\", label: Go}\n"
        return try RuleTrial<ISmartNewsClient>().findings(of: .ismartnewsPageLink, front: action + front)
            .map(\.message)
    }

    private static let endless =
        "the page's link is not the answer “link”, which only web addresses are, so the page comes back for ever"
    private static let callback =
        "the page's link is the answer “callback”, not “link”, so the page comes back for ever"

    @Test(arguments: [
        ("tel:1", "show: untilAction\nismartnews: {form: page}", [endless]),
        ("tel:1", "ismartnews: {form: page, oncePerInstall: link}", [endless]),
        ("tel:1", "ismartnews: {form: page, oncePerVersion: \"ok|link\"}", [endless]),
        ("http://close.io/", "show: untilAction\nismartnews: {form: page}", [endless]),
        ("callback://x", "show: untilAction\nismartnews: {form: page}", [callback]),
        ("callback://x", "ismartnews: {form: page, oncePerInstall: callback}", []),
        ("tel:1", "ismartnews: {form: page, oncePerInstall: \"link|cancel\"}", []),
        ("tel:1", "ismartnews: {form: page}", []), ("tel:1", "show: always\nismartnews: {form: page}", []),
        ("https://e.com", "show: untilAction\nismartnews: {form: page}", []),
        ("tel:1", "show: untilAction\nismartnews: {form: alert}", []),
        ("tel:1", "show: untilAction\nismartnews: {form: page, urls: [\"https://e.com\"]}", []),
    ])
    func aPageThatWaitsForWhatItsLinkIsNot(_ address: String, front: String, expected: [String]) throws {
        #expect(try messages(address, front) == expected)
    }

    @Test func aWebLinkInTheTextEndsItAsWell() throws {
        let front = "locales: [en]\naction: {url: \"tel:1\", label: Go}\nshow: untilAction\nismartnews: {form: page}"
        let trial = RuleTrial<ISmartNewsClient>()
        let text = "[More](https://e.com/more)"
        #expect(try trial.findings(of: .ismartnewsPageLink, front: front, text: text).isEmpty)
        #expect(try trial.findings(of: .ismartnewsPageLink, front: front, text: "[Call](tel:1)").count == 1)
    }
}
