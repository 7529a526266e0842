import Campaigns
import Testing

@testable import Clients

@Suite("app:activate where it is not named") struct ISmartNewsActivateTests {
    private func places(_ settings: String) throws -> [String] {
        try RuleTrial<ISmartNewsClient>(settings: settings).findings(of: .ismartnewsActivate, front: "").map(\.place)
    }

    @Test("shows messages in 4.9.6")
    func isFound() throws {
        #expect(try places("{events: {\"level:done\": \"ON=1\"}}") == ["newsadmin.yml:7:25"])
    }

    @Test(
        "shows none in 2.0.1, and where no event is named or this one is",
        arguments: [
            "{clientVersion: \"2.0.1\", events: {\"level:done\": \"ON=1\"}}", "{}",
            "{events: {\"level:done\": \"ON=1\", \"App:Activate\": \"OFF=2|ON=1\"}}",
        ])
    func isFine(settings: String) throws {
        #expect(try places(settings) == [])
    }
}
