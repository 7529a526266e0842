import Foundation
import Testing

/// What may be given with options that every verb has, and with numbers.
@Suite struct GivenMomentTests {
    private func build(_ now: String) throws -> [String: Data] {
        let workspace = try TestWorkspace(
            ["campaigns/a.md": "---\ntitle: A\nstart: 2026-12-01T00:00\ninotify: {key: 2026/12/01}\n---\nText\n"],
            locales: "en")
        #expect(try Program.run(["build", "--now", now], in: workspace.folder).status == 0)
        return try workspace.files()
    }

    @Test func `A day given as the moment is the midnight with which it begins in the workspace's zone`() throws {
        let day = try build("2026-12-01")
        #expect(try day == build("2026-11-30T23:00Z"))
        #expect(try day != build("2026-11-30T22:59Z"))
    }

    /// In Santiago, clocks are put forward at midnight.
    @Test func `A day without a midnight begins with its first hour`() throws {
        let workspace = try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration("en").replacing("Europe/Berlin", with: "America/Santiago")
        ])
        func build(_ now: String) throws -> [String: Data] {
            #expect(try Program.run(["build", "--now", now], in: workspace.folder).status == 0)
            return try workspace.files()
        }
        #expect(try build("2026-09-06") == build("2026-09-06T04:00Z"))
    }

    @Test(arguments: ["2026-11-31", "2026-12", "2026-12-01T", "2026-12-01T00:00T00:00", ""])
    func `What is neither a day nor a moment is refused`(_ now: String) throws {
        let workspace = try TestWorkspace()
        let outcome = try Program.run(["check", "--now", now], in: workspace.folder)
        #expect(outcome.status == 2)
        #expect(outcome.messages.contains("is not a date and time; write it as"))
    }

    @Test(arguments: [
        ["schedule", "--matrix", "--days"], ["forecast", "--days"], ["forecast", "--users"], ["forecast", "--jobs"],
        ["simulate", "--client", "inotify", "--days"], ["push", "a", "--locale", "en", "--attempts"],
        ["push", "a", "--locale", "en", "--concurrency"],
    ])
    func `A negative number is told from none`(_ arguments: [String]) throws {
        let workspace = try TestWorkspace()
        let outcome = try Program.run(arguments + ["-1"], in: workspace.folder)
        #expect(outcome.status == 2)
        #expect(outcome.messages.contains("\(try #require(arguments.last)) must be from 1 to"))
    }
}
