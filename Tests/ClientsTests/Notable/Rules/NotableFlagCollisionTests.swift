import Campaigns
import Testing

@testable import Clients

struct NotableFlagCollisionTests {
    private func findings(_ flag: String, of owner: String = "a", _ other: String, _ more: String = "") throws
        -> [Diagnostic]
    {
        try RuleTrial<NotableClient>(locales: ["en"]).findings(
            of: .notableFlagCollision,
            [
                "\(owner).md": "---\ntitle: A\nshow: always\nnotable: {all: {flagNotSet: \"\(flag)\"}}\n---\nText.\n",
                "\(other).md": "---\ntitle: B\n\(more)\n---\nText.\n",
            ])
    }

    @Test(arguments: [
        ("2", "a-5", "the display of “a-5”"), ("3", "a-5", "the time of the last display of “a-5”"),
        ("4", "a-5", "the launches of “a-5”"), ("b-2", "a-5-b", "the display of “a-5-b”"),
    ])
    func `A flag under the name of something else is found`(_ flag: String, _ other: String, _ words: String) throws {
        let findings = try findings(flag, other)
        #expect(findings.map(\.place) == ["campaigns/a.md:4:10"])
        #expect(
            findings.first?.message.contains(
                "the flag “\(flag)” of “a” is kept under the same name as \(words) of \(other)") == true)
        #expect(findings.first?.severity == .error)
    }

    @Test func `Flags of two messages that have one name are found`() throws {
        let findings = try findings("b-5-c", "a-5-b", "show: always\nnotable: {any: {flagNotSet: c}}")
        #expect(findings.map(\.place) == ["campaigns/a-5-b.md:4:10"])
        #expect(findings.first?.message.contains("the flag “b-5-c” of “a”") == true)
    }

    @Test(arguments: [
        ("5", "a-5"), ("2", "a-6"), ("2", "b-5"), ("02", "a-5"), ("b-2", "a-5-c"), ("done", "a-5"), ("1", "a-5"),
    ])
    func `Other names are apart`(_ flag: String, _ other: String) throws {
        #expect(try findings(flag, other).isEmpty)
    }

    /// Phones tell them apart.
    @Test func `So are two forms of a letter`() throws {
        let raw = "notable: {id: \"\u{E9}-5\"}"
        #expect(try findings("2", of: "b", "c", raw).isEmpty)
        let own = "---\ntitle: A\nshow: always\nnotable: {id: \"e\u{301}\", all: {flagNotSet: \"2\"}}\n---\nText.\n"
        let other = "---\ntitle: B\n\(raw)\n---\nText.\n"
        let trial = RuleTrial<NotableClient>(locales: ["en"])
        #expect(try trial.findings(of: .notableFlagCollision, ["a.md": own, "b.md": other]).isEmpty)
        let same = own.replacing("e\u{301}", with: "\u{E9}")
        #expect(try trial.findings(of: .notableFlagCollision, ["a.md": same, "b.md": other]).count == 1)
    }
}
