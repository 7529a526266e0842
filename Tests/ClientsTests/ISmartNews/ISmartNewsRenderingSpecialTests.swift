import Campaigns
import Testing

@testable import Clients

/// The elements in front of all feeds, and the settings that they come from.
@Suite struct ISmartNewsRenderingSpecialTests {
    @Test func specialElementsComeFirst() throws {
        let rendering = try ISmartNewsRenderingTrial.workspace(
            settings: "events: {\"app:activate\": \"ON=2|OFF=4\", \"level:done\": ON=1}, gate: 2, segments: default",
            ["campaigns/a.md": "---\ntitle: A\nclients: [ismartnews]\n---\n"])
        let root = try #require(try PropertyListReader().read(rendering.feed().bytes).array)
        #expect(
            root.map(\.sorted) == [
                ["event": ["name": "app:activate", "pattern": "ON=2|OFF=4"]],
                ["event": ["name": "level:done", "pattern": "ON=1"]], ["gate": 2], ["segments": ["source": "default"]],
                ["cancel": "Fine", "title": "A"],
            ])
        #expect(rendering.feed().path == "feeds/ismartnews/en.plist")
        #expect(rendering.feed().messages == 1)
        #expect(rendering.settingsFindings.map(\.rule.id) == ["ismartnews-default-events-off"])
    }

    @Test(arguments: ["[{name: tips, timeout: 5, timeoutRange: 2}]", "{tips: {timeout: 5, timeoutRange: 2}}"])
    func queuesAreWrittenForTheVersionThatCanShowThem(_ queues: String) throws {
        let rendering = try ISmartNewsRenderingTrial.workspace(
            settings: "clientVersion: \"2.0.1\", queues: \(queues)", [:])
        let root = try PropertyListReader().read(rendering.feed().bytes)
        #expect(root == [["queues": [["name": "tips", "timeout": 5, "timeoutrange": 2]]]])
        #expect(rendering.settingsFindings.isEmpty)
    }

    @Test(arguments: [
        ("events: {\"app:activate\": always}", ["ismartnews-pattern", "ismartnews-default-events-off"]),
        ("events: {\"app:activate\": \" ON=1\"}", ["ismartnews-pattern", "ismartnews-default-events-off"]),
        (
            "events: {\"levl:done\": ON=1}",
            ["ismartnews-unknown-event", "ismartnews-default-events-off", "ismartnews-activate"]
        ),
        ("gate: 0", ["ismartnews-gate-unlimited"]), ("gate: -1", ["wrong-type"]), ("queues: {tips: 5}", ["no-place"]),
        ("clientVersion: \"2.0.1\", segments: default", ["no-place"]),
        ("segments: {source: \"https://e.com/${UID}\"}", ["ismartnews-segment-source"]),
        ("segments: everybody", ["ismartnews-segment-source"]), ("segments: {source: \"https://e.com/${KEY}\"}", []),
        ("combined: true", ["ismartnews-combined-locale"]), ("combine: true", ["unknown-key"]),
        ("clientVersion: \"4.9\"", ["wrong-type"]),
    ])
    func settingsAreChecked(_ settings: String, findings: [String]) throws {
        let rendering = try ISmartNewsRenderingTrial.workspace(settings: settings, locales: "[en, pt-BR]", [:])
        #expect(rendering.settingsFindings.map(\.rule.id) == findings, "\(rendering.settingsFindings)")
    }
}
