import Campaigns
import Testing

@testable import Exchange

@Suite struct PseudoTranslationTests {
    private func campaign(_ body: String) throws -> Campaign {
        let workspace = try ExchangeWorkspace([
            "a.md": "---\ntitle: Spring sale {{price}}\nvars: {price: 5}\n---\n\(body)"
        ])
        return try #require(try workspace.read().campaigns.first)
    }

    @Test func lettersGetAccentsAndCodesNumbersAndAddressesStay() throws {
        let bytes = PseudoTranslation.bytes(
            of: try campaign("See [here](https://a.b/) `x` 42 https://c.d/ {{price}}\n"), in: .accented)
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(text.contains("title: \"[Šþŕîñĝ šåļé {{price}} one two]\""))
        #expect(body(text) == "\\[Šéé [ĥéŕé](https://a.b/) `x` 42 https://c.d/ {{price}} one two three\\]\n")
    }

    @Test func wordsRunFromRightToLeft() throws {
        let bytes = PseudoTranslation.bytes(of: try campaign("Buy now for 42\n"), in: .rightToLeft)
        #expect(
            body(String(decoding: bytes, as: UTF8.self)) == "\u{200F}\u{202E}Buy now for\u{202C}\u{200F} 42\n")
    }

    @Test(arguments: [PseudoLanguage.accented, .rightToLeft])
    func aFileIsOursUntilSomebodyChangesIt(_ language: PseudoLanguage) throws {
        let bytes = PseudoTranslation.bytes(of: try campaign("Text\r\n"), in: language)
        #expect(PseudoTranslation.isOwn(bytes))
        #expect(!PseudoTranslation.isOwn(bytes + Array("x".utf8)))
        #expect(!PseudoTranslation.isOwn(Array("---\ntitle: A\n---\n".utf8)))
        #expect(bytes == PseudoTranslation.bytes(of: try campaign("Text\r\n"), in: language))
    }
}
