import Campaigns
import Foundation
import Testing

@testable import Newsroom

/// Files that stay as they are, with the time that they have.
extension DeployingTests {
    private func time(of path: String, in workspace: TestWorkspace) throws -> Date? {
        try FileManager.default.attributesOfItem(atPath: "\(workspace.folder)/\(path)")[.modificationDate] as? Date
    }

    @Test(arguments: ["", "start: 2026-11-01T09:00Z\n"])
    func anEnvironmentIsWrittenOnceAsLongAsItsTextsStay(_ start: String) throws {
        let workspace = try released(
            "inotify: {}, notable: {}, ismartnews: {combined: true}",
            more: "environments: {staging: {baseURL: \"https://s.example/\", remote: staging}}\n")
        try workspace.write("---\ntitle: New\n\(start)inotify: {key: n}\n---\nJust in.\n", to: "campaigns/n.md")
        func deployed(at now: String) throws -> DeployResult {
            let now = try #require(Instant(iso8601: now))
            return try Deploying(
                DeployPlan(folder: workspace.folder, now: now, locales: ["en", "fr"], environment: "staging")
            ).run()
        }
        let first = try deployed(at: "2026-11-20T12:00:00Z")
        #expect(first.written.contains("ismartnews/all.plist") && first.written.contains("inotify/en.plist"))
        let time = try time(of: "staging/inotify/en.plist", in: workspace)
        let second = try deployed(at: "2026-11-20T13:00:00Z")
        #expect(second.written == [])
        #expect(second.unchanged == first.written.count)
        #expect(try self.time(of: "staging/inotify/en.plist", in: workspace) == time)
        try workspace.write("---\ntitle: New\n\(start)inotify: {key: n}\n---\nIn again.\n", to: "campaigns/n.md")
        #expect(try deployed(at: "2026-11-20T14:00:00Z").written.contains("inotify/en.plist"))
    }

    @Test func aFeedOfAllLanguagesKeepsItsTimeWhereSomethingElseChanges() throws {
        let workspace = try released("inotify: {}, ismartnews: {combined: true}")
        try workspace.write(
            "---\ntitle: New\nlocales: [en]\nclients: [inotify]\nstart: 2026-11-21T09:00Z\ninotify: {key: n}\n---\nJust in.\n",
            to: "campaigns/n.md")
        try workspace.approve(at: "2026-11-20T13:00:00Z")
        try workspace.release("en", at: "2026-11-20T13:00:00Z")
        _ = try deploy(workspace, "en", "fr", at: "2026-11-20T13:00:00Z")
        let before = try time(of: "site/ismartnews/all.plist", in: workspace)
        let result = try deploy(workspace, "en", "fr", at: "2026-11-21T10:00:00Z")
        #expect(result.written == ["inotify/en.plist"])
        #expect(try time(of: "site/ismartnews/all.plist", in: workspace) == before)
    }

    /// Whoever may only read can ask what would be written.
    @Test func aDryRunMakesNoFiles() throws {
        let workspace = try released("inotify: {}")
        try workspace.remove(".newsadmin")
        let names = workspace.names(below: ".")
        #expect(try deploy(workspace, "en", isDryRun: true).written == ["inotify/en.plist"])
        #expect(workspace.names(below: ".") == names)
    }
}
