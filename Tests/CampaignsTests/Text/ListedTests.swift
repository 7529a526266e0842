import Campaigns
import Testing

@Suite("Names in a sentence")
struct ListedTests {
    @Test(
        "Commas stand between all but the last two",
        arguments: [([], ""), (["fr"], "fr"), (["fr", "de"], "fr and de"), (["fr", "de", "ja"], "fr, de and ja")])
    func lists(names: [String], text: String) {
        #expect(names.listed == text)
    }
}
