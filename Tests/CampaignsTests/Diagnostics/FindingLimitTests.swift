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
        #expect(last.message == "\(more) more of “text-double-space” are in this text, and not listed")
        #expect(last.position == SourcePosition(file: "a.md", line: 21))
        #expect(last.concern == FindingConcern(campaign: "a", locales: ["en"], client: nil))
        #expect(limited.limited() == limited)
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
