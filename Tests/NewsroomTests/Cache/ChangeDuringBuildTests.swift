import Campaigns
import Foundation
import Testing

@testable import Clients
@testable import Newsroom

/// What is saved while a build runs is in that build or not; it is in the next one. The plain twin is a build without a
/// cache.
@Suite struct ChangeDuringBuildTests {
    private static let campaign = "campaigns/2026-11-20-sale.md"
    private static let image = "campaigns/images/harbour.png"
    private static let template = "templates/notable/banner.mustache"

    /// With as few phones as will do: most of a build's time here is spent on playing them for the dashboard.
    private func workspace() throws -> TestWorkspace {
        let workspace = try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration(
                clients: "clients: {inotify: {}, notable: {}}", versions: ["1.0"]),
            Self.campaign: "---\ntitle: Sale\n---\nEverything must go.\n\n![A harbour](images/harbour.png)\n",
            "campaigns/2026-11-20-sale.fr.md": "---\ntitle: Soldes\n---\nTout doit partir.\n",
            "campaigns/2026-11-21-tour.md": "---\ntitle: Tour\n---\nWe come to *you*.\n",
            Self.template: try #require(BuiltInTemplates.texts["notable/banner"]),
        ])
        try copy("harbour", to: workspace)
        return workspace
    }

    /// Puts an image of the example in the place of the campaign's.
    private func copy(_ name: String, to workspace: TestWorkspace) throws {
        let folder = URL(fileURLWithPath: workspace.folder + "/campaigns/images")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let image = try Data(
            contentsOf: RulesDocument.repository.appendingPathComponent("campaigns/images/\(name).png"))
        try image.write(to: URL(fileURLWithPath: workspace.folder + "/" + Self.image), options: .atomic)
    }

    private func build(
        _ workspace: TestWorkspace, program: String? = "a", onStage: (BuildStage) -> Void = { _ in }
    ) throws -> BuildResult {
        let now = try #require(Instant(iso8601: "2026-11-20T12:00:00Z"))
        return try Build(BuildPlan(folder: workspace.folder, now: now, program: program)).run(onStage: onStage)
    }

    private func change(_ path: String, in workspace: TestWorkspace) throws {
        switch path {
        case Self.image: try copy("night-trains", to: workspace)
        case Self.template: try workspace.write(workspace.text(path) + "<!-- new -->\n", to: path)
        case "newsadmin.yml":
            try workspace.write(workspace.text(path).replacing("name: Acme", with: "name: Emca"), to: path)
        default: try workspace.write(workspace.text(path) + "One more line.\n", to: path)
        }
    }

    /// What was read is not what stood there before, and neither is what comes of it.
    @Test func aChangeThatIsUndoneAfterTheBuildIsUndoneByTheNext() throws {
        let workspace = try workspace()
        _ = try build(workspace)
        for _ in 0..<3 {
            let text = try workspace.text(Self.campaign)
            try workspace.settle()
            try workspace.write("---\ntitle: \(UUID())\n---\nText.\n", to: "campaigns/2026-11-21-tour.md")
            _ = try build(
                workspace,
                onStage: { stage in
                    if stage == .reading { try? workspace.write(text + "Undone.\n", to: Self.campaign) }
                })
            #expect(try workspace.text("public/feeds/inotify/en.plist").contains("Undone."))
            try workspace.write(text, to: Self.campaign)
            _ = try build(workspace)
            #expect(try !workspace.text("public/feeds/inotify/en.plist").contains("Undone."))
        }
    }

    @Test(
        arguments: [BuildStage.reading, .feeds, .dashboard],
        [campaign, "campaigns/2026-11-20-sale.fr.md", image, template, "newsadmin.yml"])
    func theNextBuildSeesWhatWasSavedDuringThisOne(stage: BuildStage, path: String) throws {
        let workspace = try workspace()
        _ = try build(workspace)
        // Something has to be built, or else no stage is reached.
        try workspace.write("---\ntitle: Other tour\n---\nText.\n", to: "campaigns/2026-11-21-tour.md")
        var reached = false
        _ = try build(
            workspace,
            onStage: { now in
                guard now == stage else { return }
                reached = true
                #expect(throws: Never.self) { try change(path, in: workspace) }
            })
        #expect(reached)
        let findings = try build(workspace).findings
        let files = try workspace.files()
        try workspace.remove("public")
        #expect(try build(workspace, program: nil).findings == findings)
        #expect(try workspace.files() == files)
    }
}
