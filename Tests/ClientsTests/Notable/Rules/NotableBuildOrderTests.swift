import Campaigns
import Testing

@testable import Clients

@Suite("Builds that do not rise") struct NotableBuildOrderTests {
    private func findings(_ builds: String) throws -> [Diagnostic] {
        try RuleTrial<NotableClient>(app: "{versions: [\"1.0\", \"1.1\", \"2.0\"], builds: {\(builds)}}")
            .findings(of: .notableBuildOrder, front: "")
    }

    @Test(
        "are found at the later one",
        arguments: [
            ("\"1.0\": \"90\", \"1.1\": \"110\", \"2.0\": \"20\"", "5:83"),
            ("\"1.0\": \"90\", \"2.0\": \"90\"", "5:69"), ("\"1.0\": \"9.0\", \"1.1\": \"9\"", "5:70"),
            ("\"2.0\": \"1.9\", \"1.0\": \"1.10\"", "5:56"),
        ])
    func areFound(builds: String, place: String) throws {
        #expect(try findings(builds).map(\.place) == ["newsadmin.yml:\(place)"])
    }

    @Test(
        "are not those that do",
        arguments: ["\"1.0\": \"90\", \"1.1\": \"100\"", "\"1.0\": \"1.9\", \"2.0\": \"1.10\"", ""])
    func rising(builds: String) throws {
        #expect(try findings(builds).isEmpty)
    }
}
