@testable import Campaigns
import Testing

@Suite struct ConfigurationReaderTests {
    private static let complete = """
        name: Acme Player
        sourceLocale: en
        locales: [en, fr, de, pt-BR, ar]      # declared, never guessed
        missing: {default: [en], pt-BR: [fr, en], ar: leave-out}   # declared locales, per field
        timeZone: Europe/Berlin               # of dates without offset, and of simulated devices; UTC if absent
        baseURL: https://news.example.com/feeds/    # where public/feeds/ is served
        environments: {staging: {baseURL: "https://staging.example.com/feeds/", remote: "s3:staging/news"}}
        app:
          versions: ["1.0", "1.1", "2.0"]     # every marketing version still in use
          builds: {"1.0": "90", "1.1": "110", "2.0": "200"}   # lowest build of each
          schemes: [acme]                     # URL schemes a phone can open; http and https always
          events: ["app:activate", "level:done"]    # what the app posts (iSmartNews)
          labels: {ok: OK, ignore: Ignore, remind: Later, action: "More Info", fr: {remind: Plus tard}}
        clients:                              # the clients this app has, each with its settings in the app
          inotify: {clientVersion: "1.5.6", platform: ios, checkPeriod: 0.5, remindPeriod: 1, showOldestFirst: false, showOnFirstLaunch: false}
          notable: {}
          ismartnews: {clientVersion: "4.9.6", events: {"app:activate": "ON=2|OFF=4"}, gate: 2, combined: false}
          sourse: {topic: "news-{locale}", integratedTopic: sourse_sdk_integrated, project: acme-app}
        rules: {text-double-space: off, action-not-https: error, alert-title-length: {severity: warning, limit: 60}}
        release: {approvals: 1, selfApproval: false, horizon: 90, keys: [keys/2026.pub]}
        deploy: {remote: "s3:bucket/news"}    # an rclone remote or a local folder
        unsafeHTML: false
        audience: {users: 100000, seed: 1, versions: {"2.0": 70, "1.1": 30}, launches: {daily: 40, weekly: 60}, returns: 2, respond: {action: 10, dismiss: 80, remind: 10}}
        """

    @Test func everyFieldIsReadAsWritten() throws {
        let read = try TestWorkspace(["newsadmin.yml": Self.complete]).read()
        #expect(read.findings.map(\.rule) == [.noCampaigns])
        let configuration = read.configuration
        #expect(configuration.name == "Acme Player")
        #expect(configuration.sourceLocale == "en")
        #expect(configuration.locales == ["en", "fr", "de", "pt-BR", "ar"])
        #expect(
            configuration.fallbacks
                == ["fr": .chain(["en"]), "de": .chain(["en"]), "pt-BR": .chain(["fr", "en"]), "ar": .leaveOut])
        #expect(configuration.clock.name == "Europe/Berlin")
        #expect(
            configuration.production
                == PublishingTarget(baseURL: "https://news.example.com/feeds/", remote: "s3:bucket/news"))
        #expect(
            configuration.environments
                == [
                    "staging": PublishingTarget(
                        baseURL: "https://staging.example.com/feeds/", remote: "s3:staging/news")
                ])
        #expect(configuration.app.versions.map(\.text) == ["1.0", "1.1", "2.0"])
        #expect(configuration.app.builds == ["1.0": "90", "1.1": "110", "2.0": "200"])
        #expect(configuration.app.schemes == ["acme"])
        #expect(configuration.app.events == ["app:activate", "level:done"])
        #expect(configuration.app.labels.label(.remind, in: "fr") == "Plus tard")
        #expect(configuration.app.labels.label(.remind, in: "de") == "Later")
        #expect(configuration.app.labels.label(.action, in: "fr") == "More Info")
        #expect(configuration.clients == ["inotify", "notable", "ismartnews", "sourse"])
        #expect(configuration.clientSettings.keys.sorted() == ["inotify", "ismartnews", "notable", "sourse"])
        #expect(configuration.rules.severity(of: .doubleSpace) == nil)
        #expect(configuration.rules.severity(of: .actionNotHTTPS) == .error)
        #expect(configuration.rules.settings["alert-title-length"]?.limit == 60)
        #expect(configuration.release.approvals == 1)
        #expect(!configuration.release.selfApproval)
        #expect(configuration.release.horizon == 90)
        #expect(configuration.release.keys == ["keys/2026.pub"])
        #expect(!configuration.unsafeHTML)
        #expect(configuration.audience?.users == 100_000)
        #expect(configuration.audience?.seed == 1)
        #expect(configuration.audience?.versions == ["2.0": 70, "1.1": 30])
        #expect(configuration.audience?.launches == [.daily: 40, .weekly: 60])
        #expect(configuration.audience?.returns == 2)
        #expect(configuration.audience?.responses == [.action: 10, .dismiss: 80, .remind: 10])
    }

    @Test func littleIsNeeded() throws {
        let text = "sourceLocale: no\nbaseURL: http://a.example\nclients: {notable: {}}\n"
        let configuration = try TestWorkspace(["newsadmin.yml": text]).read().configuration
        #expect(configuration.locales == ["no"])
        #expect(configuration.fallbacks == [:])
        #expect(configuration.clock == .utc)
        #expect(configuration.production.baseURL == "http://a.example/")
        #expect(configuration.chain(of: "no") == ["no"])
    }

    @Test func versionsAreKeptInAscendingOrderAsWritten() throws {
        let text = """
            sourceLocale: en
            baseURL: https://a.example/
            clients: {inotify: {}}
            app: {versions: [1.10, 1.9, 2.0b1, "2.0", 1.0]}
            """
        let app = try TestWorkspace(["newsadmin.yml": text]).read().configuration.app
        #expect(app.versions.map(\.text) == ["1.0", "1.9", "1.10", "2.0b1", "2.0"])
        let version = try #require(AppVersion("2.0b1"))
        #expect(app.lastVersion(before: version)?.text == "1.10")
        #expect(app.firstVersion(notBefore: version)?.text == "2.0b1")
        #expect(app.firstVersion(after: version)?.text == "2.0")
    }

    @Test func aFolderWithoutConfigurationIsNoWorkspace() throws {
        let workspace = try TestWorkspace(["elsewhere/a": ""])
        #expect {
            try WorkspaceReader(vocabulary: TestWorkspace.vocabulary).read(workspace.folder + "/elsewhere")
        } throws: { error in
            if case WorkspaceReader.Failure.noConfiguration = error { true } else { false }
        }
    }
}
