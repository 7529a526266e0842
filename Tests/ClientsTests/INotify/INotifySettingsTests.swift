import Testing

@testable import Campaigns
@testable import Clients

@Suite("iNotify's settings") struct INotifySettingsTests {
    private func rendered(_ settings: String) throws -> RenderedWorkspace<INotifyClient> {
        let files = [
            "newsadmin.yml": """
            sourceLocale: en
            locales: [en]
            timeZone: Europe/Berlin
            baseURL: https://news.example.com/feeds/
            clients:
              inotify: {\(settings)}
            """
        ]
        return try RenderedWorkspace(INotifyClient.self, files)
    }

    @Test(
        "can name periods as long as simulated devices read them", arguments: ["1.0", "1.5.6"],
        ["checkPeriod", "remindPeriod"])
    func longest(version: String, period: String) throws {
        let rendered = try rendered("clientVersion: \"\(version)\", \(period): \(INotifySettings.mostDays)")
        #expect(rendered.findings.isEmpty)
        let kind = try #require(INotifyClient.device(version: version))
        let settings = rendered.client.journeySettings(locale: "en")
        #expect(throws: Never.self) { try kind.init(DeviceSetup(clientVersion: version, settings: settings)) }
    }

    @Test("cannot name longer ones", arguments: ["checkPeriod", "remindPeriod"])
    func tooLong(period: String) throws {
        let findings = try rendered("\(period): 1e12").findings
        #expect(findings.map(\.rule) == [.wrongType])
        #expect(findings.map { "\($0.position.file):\($0.position.line)" } == ["newsadmin.yml:6"])
        #expect(
            findings.map(\.message) == ["“clients.inotify.\(period)” must be a number from 0 to 1000000, not “1e12”"])
    }
}
