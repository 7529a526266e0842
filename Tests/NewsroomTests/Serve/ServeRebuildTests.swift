import Campaigns
import Testing

@testable import Newsroom

/// What is told of a build while the workspace is served.
@Suite struct ServeRebuildTests {
    private func rebuild(
        _ severities: [Severity], milliseconds: Int64 = 214, failure: WorkspaceReader.Failure? = nil
    ) -> String {
        let findings = severities.map { severity in
            var finding = Diagnostic(.badDate, at: SourcePosition(file: "campaigns/a.md"), "wrong")
            finding.severity = severity
            return finding
        }
        return ServeRebuild(
            milliseconds: milliseconds, findings: findings, failure: failure, time: Instant(seconds: 1_795_165_205),
            clock: ZoneClock("Europe/Berlin") ?? .utc
        ).line
    }

    @Test("A line tells when it was, how long it took and what was found, notes left aside")
    func line() {
        #expect(rebuild([.error, .note, .warning, .warning]) == "10:00:05 built in 0.21 s: 1 error, 2 warnings")
        #expect(rebuild([.note], milliseconds: 996) == "10:00:05 built in 1.00 s: no errors, no warnings")
        #expect(rebuild([], milliseconds: 12_345) == "10:00:05 built in 12.35 s: no errors, no warnings")
    }

    @Test("Errors are told with their places, some of many")
    func errorLines() {
        func lines(_ count: Int) -> [String] {
            let findings = (1...count).map { line in
                Diagnostic(.badDate, at: SourcePosition(file: "campaigns/a.md", line: line), "wrong")
            }
            return ServeRebuild(
                milliseconds: 1, findings: findings.reversed(), failure: nil, time: Instant(seconds: 0), clock: .utc
            ).errorLines.map(\.text)
        }
        #expect(lines(1) == ["campaigns/a.md:1:1: error: wrong [bad-date]"])
        #expect(lines(8).count == 6)
        #expect(lines(8).last == "and 3 more errors; newsadmin check tells all")
    }

    @Test("Where the workspace could not be read, the line says why")
    func failure() {
        #expect(
            rebuild([.error], failure: .badConfiguration([])) == "10:00:05 not built: newsadmin.yml has errors.")
        #expect(rebuild([], failure: .noConfiguration(folder: ".")) == "10:00:05 not built: newsadmin.yml is gone.")
    }
}
