import Campaigns
import Testing

@Suite struct BareAddressTests {
    @Test(
        arguments: [
            ("", []), ("No address: none", []), ("://nowhere", []), ("https:// nothing", []),
            ("See https://e.org/a?b=1&c=2.", ["https://e.org/a?b=1&c=2"]),
            ("(https://e.org/a), acme://sale!", ["https://e.org/a", "acme://sale"]),
            ("“https://e.org/é” or https://e.org/%C3%A9", ["https://e.org/", "https://e.org/%C3%A9"]),
            ("<https://e.org/a> *http://e.org*", ["https://e.org/a", "http://e.org"]),
        ] as [(String, [String])])
    func addressesEndBeforeWhatEndsASentence(_ text: String, _ addresses: [String]) {
        #expect(BareAddress.all(in: text) == addresses)
    }
}
