import Campaigns
import Testing

@testable import Clients

@Suite("Builds with a zero behind") struct NotableBuildZeroTests {
    private func findings(_ builds: String) throws -> [Diagnostic] {
        try RuleTrial<NotableClient>(app: "{versions: [\"1.0\", \"1.1\", \"2.0\"], builds: {\(builds)}}")
            .findings(of: .notableBuildZero, front: "")
    }

    @Test("are found among shorter ones")
    func areFound() throws {
        let findings = try findings("\"1.0\": \"9\", \"1.1\": \"9.5\", \"2.0\": \"10.0\"")
        #expect(findings.map(\.place) == ["newsadmin.yml:5:82"])
        #expect(findings.map(\.suggestion) == ["write 10 if that is what the app says of itself"])
    }

    @Test(
        "are fine among others of their length",
        arguments: [
            "\"1.0\": \"9.0\", \"1.1\": \"9.1\", \"2.0\": \"10.0\"", "\"1.0\": \"90\", \"1.1\": \"90.1\"",
            "\"1.0\": \"9.0\"",
        ])
    func alike(builds: String) throws {
        #expect(try findings(builds).isEmpty)
    }
}
