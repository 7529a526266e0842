import Files
import Testing

@testable import Campaigns

@Suite struct FindingLimitTests {
    private static func findings(
        _ count: Int, _ rule: Rule = .doubleSpace, in file: String = "a.md", locales: Set<String>? = ["en"],
        client: String? = nil
    ) -> [Diagnostic] {
        (0..<count).map { number in
            Diagnostic(
                rule, at: SourcePosition(file: file, line: number + 1), "mistake", campaign: "a", locales: locales,
                client: client)
        }
    }

    @Test(arguments: [0, 1, 20, 21])
    func fewAreLeftAsTheyAre(_ count: Int) {
        #expect(Self.findings(count).limited() == Self.findings(count))
    }

    @Test(arguments: [(22, "2"), (12_000, "11,980")])
    func oneSaysHowManyMoreThereAre(_ count: Int, _ more: String) throws {
        let limited = Self.findings(count).limited()
        #expect(limited.dropLast() == Self.findings(20)[...])
        let last = try #require(limited.last)
        #expect(last.message == "\(more) more of “text-double-space” were found in this file, and are not listed")
        #expect(last.position == SourcePosition(file: "a.md", line: 21))
        #expect(last.concern == FindingConcern(campaign: "a", locales: ["en"], client: nil))
        #expect(limited.limited() == limited)
    }

    @Test func thoseAreToldThatAreReadFirst() {
        let findings = Self.findings(40)
        #expect(findings.reversed().limited() == findings.limited())
    }

    @Test func whatWasFoundTwiceCountsOnce() {
        let findings = Self.findings(12)
        #expect((findings + findings).limited() == findings)
    }

    /// It begins with a number, and would stand before the words of the others.
    @Test func theOneThatCountsStandsBehindOthersOfItsPlace() throws {
        let findings = (0..<30).map { Diagnostic(.doubleSpace, at: SourcePosition(file: "a.md"), "mistake \($0)") }
        let limited = findings.limited()
        #expect(limited.map(\.countsOthers) == Array(repeating: false, count: 20) + [true])
        #expect(limited.reversed().inReadingOrder() == limited)
        var writer = ByteWriter()
        writer.write(limited)
        var reader = ByteReader(writer.bytes)
        let kept = try reader.value([Diagnostic].self)
        #expect(kept.reversed().inReadingOrder() == limited)
    }

    @Test func noKindIsHiddenByAnother() {
        let crowd = Self.findings(100)
        let others =
            Self.findings(1, .unsafeLink) + Self.findings(1, in: "a.fr.md") + Self.findings(1, locales: ["fr"])
            + Self.findings(1, locales: nil) + Self.findings(1, client: "inotify")
        let limited = (crowd + others).limited()
        #expect(limited.count == 21 + others.count)
        #expect(others.allSatisfy(limited.contains))
    }

    @Test func theSeverityStays() {
        let errors = Self.findings(30).map { finding in
            var finding = finding
            finding.severity = .error
            return finding
        }
        #expect(errors.limited().allSatisfy { $0.severity == .error })
    }
}
