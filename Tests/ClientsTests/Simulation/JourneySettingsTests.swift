import Campaigns
import Clients
import Testing

@Suite struct JourneySettingsTests {
    private static let configuration = """
        name: Acme
        sourceLocale: en
        locales: [en, fr, pt-BR]
        timeZone: Europe/Berlin
        baseURL: https://news.example.com/feeds/
        app: {versions: ["1.0"], schemes: [acme], labels: {ignore: Dismiss, fr: {remind: Plus tard}}}
        clients:
          inotify: {clientVersion: "1.0", platform: macos, checkPeriod: 0.25, showOldestFirst: true}
          notable: {}
          ismartnews: {clientVersion: "2.0.1"}
          sourse: {topic: "news-{locale}", integratedTopic: sdk}

        """

    private static let schemes: PropertyValue = ["acme", "http", "https", "itms-apps", "mailto", "sms", "tel"]

    private func settings(_ client: String, _ locale: String) throws -> (version: String?, values: PropertyValue) {
        let test = try TestWorkspace(["newsadmin.yml": Self.configuration])
        let context = RenderingContext(configuration: test.workspace.configuration, templates: test.templates)
        let made = try #require(ClientCatalogue.client(client, of: context))
        return (made.clientVersion, made.journeySettings(locale: locale))
    }

    @Test func inotifyIsSetUpAsTheWorkspaceSays() throws {
        let (version, values) = try settings("inotify", "fr")
        #expect(version == "1.0")
        #expect(
            values == [
                "platform": "macos", "checkPeriod": .real(0.25), "remindPeriod": .real(1), "showOldestFirst": true,
                "showOnFirstLaunch": false, "debug": false, "openableSchemes": Self.schemes,
                "labels": ["ok": "OK", "action": "More...", "remind": "Plus tard", "ignore": "Dismiss"],
            ])
    }

    @Test func notableHasAScreenAndSchemes() throws {
        let (version, values) = try settings("notable", "fr")
        #expect(version == nil)
        #expect(values == ["screen": ["width": 375, "height": 667], "openableSchemes": Self.schemes])
    }

    @Test(arguments: [("fr", nil), ("pt-BR", "BR")])
    func ismartnewsHasAPhoneOfTheLocale(_ locale: String, _ country: String?) throws {
        let (version, values) = try settings("ismartnews", locale)
        #expect(version == "2.0.1")
        #expect(values["language"] == .string(locale))
        #expect(values["country"]?.string == country)
        #expect(values["timeZone"] == "Europe/Berlin")
        #expect(values["schemes"] == Self.schemes)
        #expect(values["postLaunchEvent"] == true)
        // OK and Cancel are English unless the app translates them, which nobody knows here.
        #expect(values["labels"] == nil)
    }

    @Test func sourseIsSubscribedToTheTopicsOfTheLocale() throws {
        #expect(
            try settings("sourse", "fr").values
                == ["integrated": true, "topics": ["news-fr"], "integratedTopic": "sdk"])
    }

    @Test(arguments: ClientCatalogue.names)
    func everyDeviceUnderstandsItsSettings(_ name: String) throws {
        let (version, values) = try settings(name, "pt-BR")
        let kind = try ClientCatalogue.device(client: name, clientVersion: version)
        #expect(throws: Never.self) { try kind.init(DeviceSetup(clientVersion: version, settings: values)) }
    }

    @Test(arguments: ClientCatalogue.names)
    func aVersionThatNobodyKnowsIsNotSimulatedAsAnother(_ name: String) {
        #expect(throws: JourneyError("version 99 of \(name) cannot be simulated")) {
            try ClientCatalogue.device(client: name, clientVersion: "99")
        }
    }
}
