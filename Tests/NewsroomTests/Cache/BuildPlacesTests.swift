import Campaigns
import Foundation
import Testing

@testable import Files
@testable import Newsroom

/// What a build has to look at to know whether there is anything to do; the plain twin is a build without a cache.
@Suite struct BuildPlacesTests {
    /// As few phones as will do: most of a build's time here is spent on playing them for the dashboard.
    private static let configuration = TestWorkspace.configuration(
        clients: "clients: {inotify: {}, notable: {}}", versions: ["1.0"], more: "deploy: {remote: site}")
    private static let campaign =
        "---\ntitle: Sale\n---\n" + String(repeating: "Everything must go. ", count: 60) + "\n"

    private func workspace(_ configuration: String = configuration) throws -> TestWorkspace {
        try TestWorkspace([
            "newsadmin.yml": configuration, "campaigns/2026-11-20-sale.md": Self.campaign,
            "campaigns/2026-11-21-tour.md": Self.campaign, "campaigns/2026-11-21-tour.fr.md": Self.campaign,
        ])
    }

    private func build(
        _ workspace: TestWorkspace, program: String? = "a", onStage: (BuildStage) -> Void = { _ in }
    ) throws -> BuildResult {
        try workspace.settle()
        let now = try #require(Instant(iso8601: "2026-11-20T12:00:00Z"))
        return try Build(BuildPlan(folder: workspace.folder, now: now, program: program)).run(onStage: onStage)
    }

    /// Builds with whatever cache there is, and compares with what a build without one makes in the same place.
    private func expectAsAnew(_ workspace: TestWorkspace) throws {
        let findings = try build(workspace).findings
        let files = try workspace.files()
        #expect(try build(workspace, program: nil).findings == findings)
        #expect(try workspace.files() == files)
    }

    @Test func noPageSaysWhatTheFolderIsCalled() throws {
        let workspace = try workspace()
        try workspace.write(
            "{client: inotify, feed: ../none.plist, steps: [{at: 2026-11-20T10:00:00Z}], expected: [{title: One}]}\n",
            to: "journeys/a.yml")
        _ = try build(workspace)
        let page = try workspace.text("public/devices.html")
        #expect(page.contains("cannot read journeys/../none.plist"))
        #expect(!page.contains(workspace.folder))
    }

    @Test func aConfigurationBehindALinkIsLookedAt() throws {
        let workspace = try workspace()
        try workspace.write(Self.configuration, to: "real.yml")
        try workspace.link("newsadmin.yml", to: "middle.yml")
        try workspace.link("middle.yml", to: "real.yml")
        for text in ["name: Emca", "name: Acme\nmissing: {fr: leave-out}"] {
            _ = try build(workspace)
            try workspace.write(Self.configuration.replacing("name: Acme", with: text), to: "real.yml")
            // Beside a change, what nobody has touched is taken over.
            try workspace.write(Self.campaign + "\(text)\n", to: "campaigns/2026-11-21-tour.md")
            try expectAsAnew(workspace)
        }
        _ = try build(workspace)
        try workspace.write(Self.configuration.replacing("name: Acme", with: "name: Third"), to: "third.yml")
        try workspace.link("middle.yml", to: "third.yml")
        _ = try build(workspace)
        #expect(try workspace.text("public/index.html").contains("Third"))
    }

    @Test(arguments: ["campaigns", "templates", "journeys"])
    func aFolderBehindALinkIsLookedAt(name: String) throws {
        let workspace = try workspace()
        try FileManager.default.createDirectory(
            atPath: workspace.folder + "/" + name, withIntermediateDirectories: true)
        try FileManager.default.moveItem(
            atPath: workspace.folder + "/" + name, toPath: workspace.folder + "/elsewhere")
        try workspace.link(name, to: "elsewhere")
        _ = try build(workspace)
        switch name {
        case "campaigns": try workspace.write(Self.campaign, to: "elsewhere/2026-11-22-new.md")
        case "templates": try workspace.write("{{", to: "elsewhere/notable/banner.mustache")
        default: try workspace.write("nonsense: [", to: "elsewhere/a.yml")
        }
        var stages: [BuildStage] = []
        _ = try build(workspace, onStage: { stages.append($0) })
        #expect(!stages.isEmpty)
        try expectAsAnew(workspace)
    }

    @Test func theFeedOfAJourneyBehindALinkIsLookedAt() throws {
        let workspace = try workspace()
        for (name, title) in [("one", "One"), ("two", "Two")] {
            try workspace.write(
                "<plist><dict><key>a</key><dict><key>Title</key><string>\(title)</string></dict></dict></plist>",
                to: "elsewhere/\(name).plist")
        }
        try workspace.write(
            "{client: inotify, feed: latest.plist, settings: {showOnFirstLaunch: true},\n"
                + "steps: [{at: 2026-11-20T10:00:00Z}], expected: [{title: One}]}\n", to: "journeys/a.yml")
        try workspace.link("journeys/latest.plist", to: "../elsewhere/middle.plist")
        try workspace.link("elsewhere/middle.plist", to: "one.plist")
        _ = try build(workspace)
        let before = try workspace.text("public/devices.html")
        try workspace.link("elsewhere/middle.plist", to: "two.plist")
        _ = try build(workspace)
        #expect(try workspace.text("public/devices.html") != before)
        try expectAsAnew(workspace)
    }

    /// What is done to a file by hand is undone, also while its build is still at work.
    @Test(arguments: ["feeds/inotify/en.plist", "feeds/inotify/en.plist.gz"])
    func whatIsTouchedBehindItsBuildIsMended(path: String) throws {
        let workspace = try workspace()
        let place = "public/" + path
        _ = try build(workspace)
        for number in 0..<2 {
            try workspace.write(Self.campaign + "\(number)\n", to: "campaigns/2026-11-20-sale.md")
            _ = try build(
                workspace,
                onStage: { stage in
                    guard stage == .dashboard else { return }
                    if number == 0 { try? workspace.write("mine", to: place) } else { try? workspace.remove(place) }
                })
            #expect(number == 0 ? try workspace.text(place) == "mine" : !workspace.names().contains(path))
            try expectAsAnew(workspace)
            #expect(workspace.names().contains(path))
        }
    }

    @Test(arguments: ["feeds", "feeds/inotify", "feeds/notable/en/views/2026-11-20-sale"])
    func aFolderOfTheOutputThatBecameALinkIsRefusedAsEver(path: String) throws {
        let workspace = try workspace()
        _ = try build(workspace)
        try FileManager.default.moveItem(
            atPath: workspace.folder + "/public/" + path, toPath: workspace.folder + "/moved")
        try workspace.link("public/" + path, to: workspace.folder + "/moved")
        #expect(throws: WorkspaceReader.Failure.self) { try build(workspace) }
    }

    /// What is to go and cannot be reached would be there for good, known by nobody as ours.
    @Test func filesBehindALinkAreNotForgotten() throws {
        let workspace = try workspace()
        let notable = workspace.folder + "/public/feeds/notable"
        _ = try build(workspace)
        try FileManager.default.moveItem(atPath: notable, toPath: workspace.folder + "/moved")
        try workspace.link("public/feeds/notable", to: workspace.folder + "/moved")
        try workspace.write(TestWorkspace.configuration(), to: "newsadmin.yml")
        for _ in 0..<2 { #expect(throws: WorkspaceReader.Failure.self) { try build(workspace) } }
        try FileManager.default.removeItem(atPath: notable)
        try FileManager.default.moveItem(atPath: workspace.folder + "/moved", toPath: notable)
        _ = try build(workspace)
        #expect(!workspace.names().contains { $0.hasPrefix("feeds/notable") })
        try expectAsAnew(workspace)
    }

    /// Servers would send it in place of a file that is too small to have one.
    @Test(arguments: [false, true])
    func aGzipFormBesideASmallFileGoes(isEdited: Bool) throws {
        let workspace = try TestWorkspace(["campaigns/2026-11-20-a.md": "---\ntitle: A\n---\nText.\n"])
        let path = "feeds/inotify/en.plist.gz"
        _ = try build(workspace)
        for _ in 0..<2 {
            try workspace.write("mine", to: "public/" + path)
            if isEdited { try workspace.write("---\ntitle: A\n---\nTexte.\n", to: "campaigns/2026-11-20-a.fr.md") }
            _ = try build(workspace)
            #expect(!workspace.names().contains(path))
            try expectAsAnew(workspace)
        }
    }

    /// A journey may name a file of the output as its feed, which the build that reads it may remove afterwards.
    @Test func theFeedOfAJourneyThatTheBuildRemovesIsLookedAt() throws {
        let workspace = try workspace()
        let feed = "feeds/inotify/fr.plist"
        try workspace.write(
            "{client: inotify, feed: ../public/\(feed),\n"
                + "steps: [{at: 2026-11-20T10:00:00Z}], expected: []}\n", to: "journeys/a.yml")
        _ = try build(workspace)
        #expect(workspace.names().contains(feed))
        let both = try workspace.text("public/devices.html")
        try workspace.write(Self.configuration.replacing("[en, fr]", with: "[en]"), to: "newsadmin.yml")
        try workspace.remove("campaigns/2026-11-21-tour.fr.md")
        _ = try build(workspace)
        #expect(!workspace.names().contains(feed))
        _ = try build(workspace)
        #expect(try workspace.text("public/devices.html") != both)
        try expectAsAnew(workspace)
    }

    /// A journal of the ledger tells which files in it are left of a release that never came to be.
    @Test func theJournalOfTheLedgerIsLookedAt() throws {
        let workspace = try workspace()
        try workspace.write("x", to: "releases/en/stray")
        try workspace.write("releases/en/stray", to: ".newsadmin/ledger.journal")
        let findings = try build(workspace).findings
        try workspace.remove(".newsadmin/ledger.journal")
        #expect(try build(workspace).findings != findings)
        try expectAsAnew(workspace)
    }

    /// Whether there is a folder that can be read at all is told, too.
    @Test func aFileWhereFeedsAreDeployedToIsLookedAt() throws {
        let workspace = try workspace()
        _ = try build(workspace)
        for path in ["site", "site/feeds"] {
            try? workspace.remove("site")
            try workspace.write("mine", to: path)
            var stages: [BuildStage] = []
            _ = try build(workspace, onStage: { stages.append($0) })
            #expect(!stages.isEmpty)
        }
    }

    /// A file stands where feeds are deployed to a folder.
    @Test func whatIsInTheWayWhereFeedsAreDeployedToIsNoReasonToBuild() throws {
        let workspace = try workspace()
        try workspace.write("mine", to: "site/notable")
        _ = try build(workspace)
        var stages: [BuildStage] = []
        _ = try build(workspace, onStage: { stages.append($0) })
        #expect(stages.isEmpty)
    }

    /// A web server's logs beside the feeds are no reason to build.
    @Test func whatIsNotOursWhereFeedsAreDeployedToIsNotLookedAt() throws {
        let workspace = try workspace()
        try workspace.write("one", to: "site/access.log")
        _ = try build(workspace)
        var stages: [BuildStage] = []
        try workspace.write("one and two", to: "site/access.log")
        _ = try build(workspace, onStage: { stages.append($0) })
        #expect(stages.isEmpty)
        for path in ["site/inotify/en.plist", "site/feeds/inotify/en.plist"] {
            try workspace.write("mine", to: path)
            stages = []
            _ = try build(workspace, onStage: { stages.append($0) })
            #expect(!stages.isEmpty)
        }
    }
}
