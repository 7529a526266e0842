import Campaigns
import Testing

@testable import Clients

@Suite("Percent signs on a Mac with iNotify 1.0") struct INotifyFormattingTests {
    private static let mac = "{clientVersion: \"1.0\", platform: macos}"

    private func rules(_ text: String, settings: String = mac) throws -> [String] {
        let trial = RuleTrial<INotifyClient>(settings: settings)
        let all = try [Rule.inotifyFormat, .inotifyFormatCrash].flatMap { rule in
            try trial.findings(of: rule, front: "locales: [en]\nclients: [inotify]", text: text)
        }
        #expect(all.allSatisfy { $0.place == "campaigns/2026-12-01-news.md:6:1" })
        return all.map(\.rule.id)
    }

    @Test("crash the app, or may", arguments: ["%n", "%@", "Now %s", "%-5.2ls"])
    func crashes(text: String) throws {
        #expect(try rules(text) == ["inotify-format-crash"])
    }

    @Test("show something else", arguments: ["%d", "50% off", "100%", "%", "20 %, and more", "(5%)", "%5%"])
    func shows(text: String) throws {
        #expect(try rules(text) == ["inotify-format"])
    }

    @Test("are each found")
    func eachIsFound() throws {
        #expect(try rules("%d %n 5%") == ["inotify-format", "inotify-format", "inotify-format-crash"])
    }

    @Test("are fine where they are doubled", arguments: ["50%% off", "100%%", "No sign"])
    func doubled(text: String) throws {
        #expect(try rules(text) == [])
    }

    @Test(
        "are found under raw, which takes the text's place, and so is a text that is missing there",
        arguments: [
            ("\"50 %new\"", ["inotify-format-crash"]), ("null", ["inotify-format-crash"]),
            ("\"5%\"", ["inotify-format"]),
            ("\"5%%\"", []),
        ])
    func raw(message: String, expected: [String]) throws {
        let trial = RuleTrial<INotifyClient>(settings: Self.mac)
        let found = try [Rule.inotifyFormat, .inotifyFormatCrash].flatMap { rule in
            try trial.findings(
                of: rule, front: "locales: [en]\nclients: [inotify]\ninotify: {raw: {Message: \(message)}}",
                text: "100%")
        }
        #expect(found.map(\.rule.id) == expected)
    }

    @Test(
        "are fine elsewhere",
        arguments: ["{}", "{platform: macos}", "{clientVersion: \"1.0\"}", "{clientVersion: \"1.0\", platform: ios}"])
    func elsewhere(settings: String) throws {
        #expect(try rules("100% %n", settings: settings) == [])
    }
}
