import Campaigns
import Testing

@Suite struct SourceFingerprintTests {
    private static let text =
        "---\ntitle: Sale\naction: {url: https://a.example, label: Go}\nbuttons: {never: {label: No}}\n---\nOne\n\nTwo\n"

    private func fingerprint(_ text: String) throws -> String {
        let workspace = try TestWorkspace(["campaigns/a.md": text])
        return SourceFingerprint.of(try #require(try workspace.read().campaigns.first).source)
    }

    @Test(arguments: [
        ("\n", "\r\n"), ("---\nOne", "---\n\n\nOne"), ("Two\n", "Two"), ("Two\n", "Two\n\n\n"), ("One\n", "One  \n"),
        ("title: Sale", "title: \"Sale\""), ("title: Sale", "draft: true\ntitle: Sale"),
        ("https://a.example", "https://b.example"),
    ])
    func whatIsNotTranslatedMakesNoDifference(_ old: String, _ new: String) throws {
        #expect(try fingerprint(Self.text.replacing(old, with: new)) == fingerprint(Self.text))
    }

    @Test(arguments: [
        ("Sale", "Sales"), ("One", "Ones"), ("One\n\nTwo", "One\nTwo"), ("label: Go", "label: Went"),
        ("label: No", "label: Never"), (", label: Go", ""), ("never", "dismiss"),
    ])
    func whatIsTranslatedDoes(_ old: String, _ new: String) throws {
        #expect(try fingerprint(Self.text.replacing(old, with: new)) != fingerprint(Self.text))
    }

    @Test func itIsSixteenHexadecimalDigitsThatNeverChange() throws {
        #expect(try fingerprint("---\ntitle: Sale\n---\nText\n").wholeMatch(of: /[0-9a-f]{16}/) != nil)
    }
}
