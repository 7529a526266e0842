import Campaigns
import Foundation
import Simulation
import Testing

@testable import Newsroom

/// What phones show of a release, whatever the working files say by now.
struct ReleasedSimulationTests {
    private static let files = [
        "newsadmin.yml": TestWorkspace.configuration("en, fr"),
        "campaigns/2026-11-20-a.md": "---\ntitle: Approved\nlocales: [en]\n---\nText\n",
        "campaigns/2026-11-21-b.md":
            "---\ntitle: Later\nlocales: [en]\nstart: 2026-11-24T00:00Z\nend: 2026-11-25T00:00Z\n---\nText\n",
    ]

    private func plan(_ workspace: TestWorkspace, locale: String = "en", days: Int = 7) throws -> SimulationPlan {
        SimulationPlan(
            folder: workspace.folder, now: try #require(Instant(iso8601: "2026-11-21T11:00:00Z")), client: "inotify",
            locale: locale, days: days, response: .none)
    }

    private func titles(_ result: SimulationResult) -> [[String]] {
        result.devices.flatMap(\.steps).map { $0.account.seen.compactMap(\.title) }
    }

    @Test func `A phone shows what was released, and what is working by now only without the option`() throws {
        let workspace = try TestWorkspace(Self.files)
        try workspace.approve()
        try workspace.release("en")
        let released = try titles(ReleasedSimulation(plan(workspace)).run())
        #expect(try released == titles(WorkspaceSimulation(plan(workspace)).run()))
        #expect(released.contains(["Approved"]) && released.contains(["Later"]))

        try workspace.write("---\ntitle: Working\nlocales: [en]\n---\nText\n", to: "campaigns/2026-11-20-a.md")
        try FileManager.default.removeItem(atPath: workspace.folder + "/campaigns/2026-11-21-b.md")
        #expect(try titles(ReleasedSimulation(plan(workspace)).run()) == released)
        let working = try titles(WorkspaceSimulation(plan(workspace)).run())
        #expect(working.contains(["Working"]) && !working.contains(["Approved"]) && !working.contains(["Later"]))
    }

    @Test func `A release that comes meanwhile takes over`() throws {
        let workspace = try TestWorkspace(Self.files)
        try workspace.approve()
        try workspace.release("en")
        try workspace.write("---\ntitle: Second\nlocales: [en]\n---\nText\n", to: "campaigns/2026-11-23-c.md")
        try workspace.approve(at: "2026-11-23T00:00:00Z")
        try workspace.release("en", at: "2026-11-23T00:00:00Z")
        let shown = try titles(ReleasedSimulation(plan(workspace)).run())
        #expect(shown.contains(["Second"]))
        let early = try SimulationPlan(
            folder: workspace.folder, now: #require(Instant(iso8601: "2026-11-20T12:00:00Z")), client: "inotify",
            locale: "en", days: 3, response: .none)
        #expect(try titles(ReleasedSimulation(early).run()).suffix(2) == [["Approved"], ["Second"]])
    }

    @Test func `Beyond its horizon a phone finds what was there last, and that is said`() throws {
        var files = Self.files
        files["newsadmin.yml"] = TestWorkspace.configuration("en, fr") + "release: {horizon: 30}\n"
        files["campaigns/2026-11-21-b.md"] = Self.files["campaigns/2026-11-21-b.md"]?.replacing(
            "2026-11-2", with: "2027-01-0")
        let workspace = try TestWorkspace(files)
        try workspace.approve()
        try workspace.release("en")
        let near = try ReleasedSimulation(plan(workspace)).run()
        #expect(near.remarks.isEmpty)
        let far = try ReleasedSimulation(plan(workspace, days: 60)).run()
        let remark = try #require(far.remarks.map { "\($0)" }.first)
        #expect(remark.contains("release 1 knows what changes until 2026-12-20"), "\(remark)")
        #expect(!titles(far).contains(["Later"]))
    }

    @Test func `Without a release, and with a damaged ledger, nothing is shown`() throws {
        let workspace = try TestWorkspace(Self.files)
        let call = ["simulate", "--client", "inotify", "--released", "--now", "2026-11-21T12:00"]
        let missing = try Program.run(call, in: workspace.folder)
        #expect(missing.status == 2 && missing.output.isEmpty)
        #expect(
            missing.messages.contains("nothing was released in en yet; newsadmin release en"), "\(missing.messages)")

        try workspace.approve()
        try workspace.release("en")
        #expect(try Program.run(call, in: workspace.folder).status == 0)
        #expect(try Program.run(call + ["--feed", "x.plist"], in: workspace.folder).status == 2)
        #expect(try Program.run(["simulate", "x.yml", "--released"], in: workspace.folder).status == 2)
        let manifest = "releases/en/0001/manifest.json"
        try workspace.write(workspace.text(manifest).replacing("Approved", with: "Forged"), to: manifest)
        let forged = try Program.run(call, in: workspace.folder)
        #expect(forged.status == 1 && !forged.output.contains("Forged"))
        #expect(forged.messages.contains("releases/en/0001/manifest.json:1:1: error"), "\(forged.messages)")
    }
}
