@testable import Campaigns
import Testing

@Suite struct VersionBoundsTests {
    private func version(_ text: String) throws -> Located<AppVersion> {
        Located(try #require(AppVersion(text)), at: 0)
    }

    @Test(
        arguments: [
            (nil, nil, nil, ["1.0", "2.0b1", "99"], [], "all versions"),
            ("1.2", nil, nil, ["1.2", "1.2.0", "1.10"], ["1.2b1", "1.1.9"], "1.2 and later"),
            (nil, "2.0", nil, ["0", "2.0b1", "2.0", "2"], ["2.0.1", "2.1"], "up to 2.0"),
            (nil, nil, "2.0", ["1.99", "2.0b1"], ["2.0", "2"], "before 2.0"),
            ("1.2", "2.0", nil, ["1.2", "2.0"], ["1.1", "2.0.1"], "1.2 to 2.0"),
            ("1.2", nil, "2.0", ["1.2", "1.9"], ["2.0"], "1.2 up to, but not, 2.0"),
        ] as [(String?, String?, String?, [String], [String], String)])
    func versionsAreMeantAsPeopleReadBounds(
        _ minimum: String?, _ last: String?, _ before: String?, _ inside: [String], _ outside: [String],
        _ description: String
    ) throws {
        let bounds = VersionBounds(
            minimum: try minimum.map(version),
            upper: try last.map { .through(try version($0)) } ?? before.map { .before(try version($0)) })
        for text in inside { #expect(bounds.contains(try version(text).value), "\(text)") }
        for text in outside { #expect(!bounds.contains(try version(text).value), "\(text)") }
        #expect(bounds.description == description)
        #expect(bounds.isOpen == (minimum == nil && last == nil && before == nil))
    }

    @Test(
        "A single version is described as such, and kept in releases as before",
        arguments: [("1.2", "only 1.2"), ("2.0", "1.2 to 2.0")])
    func singleVersion(_ last: String, _ words: String) throws {
        let bounds = VersionBounds(minimum: try version("1.2"), upper: .through(try version(last)))
        #expect(bounds.words == words)
        #expect(bounds.description == "1.2 to \(last)")
    }
}
