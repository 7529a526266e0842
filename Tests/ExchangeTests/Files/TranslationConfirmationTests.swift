import Campaigns
import Testing

@testable import Exchange

@Suite struct TranslationConfirmationTests {
    @Test(arguments: [
        ("---\ntitle: A\nsource: 0123456789abcdef # when\n---\nText", "source: 0123456789abcdef"),
        ("---\r\n# mine\r\nsource: 'x'\r\ntitle: A\r\n---\r\nText\r\n", "source: 'x'"),
        ("---\n{title: A, source: \"x\"}\n---\n", "source: \"x\""),
        ("---\ntitle: A\nsource: |\n  x\nvars: {a: b}\n---\n", "|\n  x"),
    ])
    func onlyTheHashChanges(_ text: String, _ old: String) throws {
        let workspace = try ExchangeWorkspace(["a.md": "---\ntitle: B\n---\nSource\n", "a.fr.md": text])
        let campaign = try #require(try workspace.read().campaigns.first)
        let translation = try #require(campaign.translations["fr"])
        let bytes = try #require(TranslationConfirmation.bytes(of: translation, source: campaign.source))
        let hash = SourceFingerprint.of(campaign.source)
        let new = old.hasPrefix("source") ? "source: \(hash)" : hash
        #expect(String(decoding: bytes, as: UTF8.self) == text.replacing(old, with: new))
    }

    @Test func aHandWrittenFileGetsItsHash() throws {
        let text = "---\r\ntitle: A\r\n---\r\nText"
        let workspace = try ExchangeWorkspace(["a.md": "---\ntitle: B\n---\nSource\n", "a.fr.md": text])
        let campaign = try #require(try workspace.read().campaigns.first)
        let translation = try #require(campaign.translations["fr"])
        let bytes = try #require(TranslationConfirmation.bytes(of: translation, source: campaign.source))
        let hash = SourceFingerprint.of(campaign.source)
        #expect(String(decoding: bytes, as: UTF8.self) == "---\r\ntitle: A\r\nsource: \(hash)\r\n---\r\nText")
    }
}
