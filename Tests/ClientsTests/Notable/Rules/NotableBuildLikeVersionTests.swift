import Campaigns
import Testing

@testable import Clients

@Suite("Builds that are their versions") struct NotableBuildLikeVersionTests {
    private func messages(_ builds: String) throws -> [String] {
        try RuleTrial<NotableClient>(app: "{versions: [\"1.0\", \"1.1\"], builds: {\(builds)}}")
            .findings(of: .notableBuildLikeVersion, front: "").map { "\($0.place) \($0.message.prefix(28))" }
    }

    @Test("are found once, at the first")
    func areFound() throws {
        #expect(
            try messages("\"1.0\": \"1.0\", \"1.1\": \"1.1\"") == ["newsadmin.yml:5:49 the builds of 1.0, 1.1 are t"])
        #expect(
            try messages("\"1.0\": \"90\", \"1.1\": \"1.1\"") == ["newsadmin.yml:5:62 the build of 1.1 is the vers"])
    }

    @Test("are not those of other versions")
    func others() throws {
        #expect(try messages("\"1.0\": \"1.00\", \"1.1\": \"1.2\"") == [])
    }
}
