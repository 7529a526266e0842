import Campaigns
import Foundation
import Testing

@testable import Newsroom

/// Journeys may name files of the output as their feeds; the dashboard tells of those that the build itself writes.
@Suite struct JourneysOfTheOutputTests {
    private func build(_ workspace: TestWorkspace) throws {
        let now = try #require(Instant(iso8601: "2026-11-20T12:00:00Z"))
        _ = try Build(BuildPlan(folder: workspace.folder, now: now)).run()
    }

    private func write(_ key: String, to workspace: TestWorkspace) throws {
        try workspace.write(
            "---\ntitle: Sale\ninotify: {key: \(key)}\n---\nEverything must go.\n", to: "campaigns/2026-11-20-sale.md")
    }

    @Test func theyRunOnTheFeedsOfTheSameBuild() throws {
        let workspace = try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration(clients: "clients: {inotify: {showOnFirstLaunch: true}}"),
            "journeys/a.yml": """
            - {id: a, client: inotify, feed: ../public/feeds/inotify/en.plist, settings: {showOnFirstLaunch: true},
               steps: [{at: 2026-11-20T13:00:00Z, appVersion: "1.0"}], expected: [{shown: first}]}
            """,
        ])
        try write("first", to: workspace)
        for _ in 0..<2 {
            try FileManager.default.createDirectory(
                atPath: workspace.folder + "/public", withIntermediateDirectories: true)
            try FileManager.default.removeItem(atPath: workspace.folder + "/public")
            try build(workspace)
            let cold = try workspace.files()
            try build(workspace)
            #expect(try workspace.files() == cold)
        }
        let agreeing = try workspace.files()
        try write("other", to: workspace)
        try build(workspace)
        let changed = try workspace.files()
        try build(workspace)
        #expect(try workspace.files() == changed)
        #expect(agreeing["devices.html"] != changed["devices.html"])
    }
}
