import Campaigns
import Testing

@Suite struct WebAddressTests {
    @Test(
        arguments: [
            ("https://a", "https"), ("HTTP://a", "http"), ("acme+x.y-1:z", "acme+x.y-1"), ("a:", "a"), ("//a", nil),
            ("", nil), (":a", nil), ("1a:b", nil), (" https://a", nil), ("java\nscript:a", nil), ("é:a", nil),
            ("a/b:c", nil),
        ] as [(String, String?)])
    func aSchemeIsWhatStandsBeforeTheColon(_ address: String, _ expected: String?) {
        #expect(WebAddress.scheme(of: address) == expected)
    }

    @Test(arguments: [
        "http://a", "https://a.example/b?c#d", "https://a.example:8080", "HTTPS://a", "https://münchen.example",
    ])
    func aWebAddressHasAHost(_ address: String) {
        #expect(WebAddress.isAbsoluteHTTP(address))
    }

    @Test(arguments: [
        "", "a.example", "https:", "https://", "https:///a", "https://?a", "ftp://a", "https://a b", "https:/a",
    ])
    func otherAddressesAreNone(_ address: String) {
        #expect(!WebAddress.isAbsoluteHTTP(address))
    }
}
