import Campaigns
import Foundation
import Testing

@testable import Newsroom

@Suite struct InitializationTests {
    private static let now = Instant(seconds: 1_795_165_200)

    @Test func aNewWorkspaceBuildsWithoutFindings() throws {
        let workspace = try TestWorkspace()
        let folder = workspace.folder + "/made/here"
        let written = try Initialization(folder: folder, now: Self.now).run()
        #expect(written == ["newsadmin.yml", "campaigns/2026-11-20-welcome.md", ".gitignore"])
        let result = try Build(BuildPlan(folder: folder, now: Self.now)).run()
        #expect(result.findings == [])
        #expect(result.campaigns == 1)
    }

    @Test(arguments: ["newsadmin.yml", "campaigns/2026-11-20-welcome.md"])
    func nothingIsOverwritten(_ path: String) throws {
        let workspace = try TestWorkspace()
        try workspace.write("mine", to: "here/" + path)
        #expect(throws: Initialization.Failure.self) {
            try Initialization(folder: workspace.folder + "/here", now: Self.now).run()
        }
        #expect(try workspace.files(below: "here").mapValues { String(decoding: $0, as: UTF8.self) } == [path: "mine"])
        let outcome = try Program.run(["init", "here", "--now", "2026-11-20T09:00Z"], in: workspace.folder)
        #expect(outcome.status == 2)
        #expect(outcome.messages == "newsadmin: \(path) exists already, so nothing was written\n")
    }

    @Test(arguments: [
        ("node_modules\n", [".newsadmin/", "public/"]), ("/public/\n.newsadmin", []), ("public\r\n", [".newsadmin/"]),
    ])
    func whatVersionControlDoesNotPassOverIsTold(_ ignored: String, _ expected: [String]) throws {
        let workspace = try TestWorkspace()
        try workspace.write(ignored, to: "here/.gitignore")
        let outcome = try Program.run(["init", "here", "--now", "2026-11-20T09:00Z"], in: workspace.folder)
        #expect(outcome.status == 0)
        #expect(outcome.messages.contains("Your .gitignore stays as it is") == !expected.isEmpty)
        #expect(Initialization.unignored(in: workspace.folder + "/here") == expected)
        #expect(try workspace.files(below: "here")[".gitignore"] == Data(ignored.utf8))
    }

    /// What lies in `campaigns/` of a workspace are campaigns of that one.
    @Test(arguments: ["campaigns", "campaigns/x", "./campaigns/x/y", "public/x", "releases/../campaigns/z", "link/x"])
    func noWorkspaceIsMadeInAFolderThatIsInUseInAnother(_ path: String) throws {
        let workspace = try TestWorkspace(["campaigns/a.md": "A", "public/b": "", "releases/c": ""])
        try workspace.link("link", to: workspace.folder + "/campaigns")
        let names = workspace.names(below: ".")
        let outcome = try Program.run(["init", path, "--now", "2026-11-20T09:00Z"], in: workspace.folder)
        #expect(outcome.status == 2)
        let folder = path.hasPrefix("public") ? "public" : "campaigns"
        #expect(
            outcome.messages.hasPrefix("newsadmin: \(path) would lie in \(folder)/ of the workspace "),
            "\(outcome.messages)")
        #expect(outcome.messages.contains("newsadmin new"))
        #expect(workspace.names(below: ".") == names)
    }

    /// What a script forgot to set must not lead to the root of the file system.
    @Test(arguments: [["init", ""], ["init", "--workspace", ""], ["check", "--workspace", ""]])
    func anEmptyNameIsNoFolder(_ arguments: [String]) throws {
        let workspace = try TestWorkspace()
        let outcome = try Program.run(arguments, in: workspace.folder)
        #expect(outcome.status == 2)
        #expect(outcome.messages.contains("folder"))
        #expect(try workspace.files().isEmpty)
    }

    @Test func whatAStoppedRunHasBegunIsFinished() throws {
        let whole = try TestWorkspace()
        _ = try Initialization(folder: whole.folder + "/here", now: Self.now).run()
        let files = try whole.files(below: "here")
        for missing in [["newsadmin.yml"], ["newsadmin.yml", "campaigns/2026-11-20-welcome.md"]] {
            let workspace = try TestWorkspace()
            for (path, content) in files where !missing.contains(path) {
                try workspace.write(String(decoding: content, as: UTF8.self), to: "here/" + path)
            }
            let written = try Initialization(folder: workspace.folder + "/here", now: Self.now).run()
            #expect(written == ["newsadmin.yml", "campaigns/2026-11-20-welcome.md", ".gitignore"])
            #expect(try workspace.files(below: "here") == files)
        }
    }

    /// A folder that somebody else has prepared must not make `init` write elsewhere.
    @Test(arguments: [".newsadmin", ".newsadmin/schemas", "campaigns"], [true, false])
    func aFolderThatLeadsOutIsRefusedAndNothingIsWrittenThere(_ name: String, _ isOnlySchemas: Bool) throws {
        let workspace = try TestWorkspace()
        try workspace.write("theirs", to: "elsewhere/file")
        try workspace.write("", to: "here/.newsadmin/cache")
        try workspace.link("here/" + name, to: workspace.folder + "/elsewhere")
        let before = workspace.names(below: "here")
        let outcome = try Program.run(["init", "here"] + (isOnlySchemas ? ["--schemas"] : []), in: workspace.folder)
        #expect(outcome.status == 3)
        #expect(outcome.messages.contains("here/\(name): it is a symbolic link that leads out of the workspace"))
        #expect(workspace.names(below: "here") == before)
        #expect(workspace.names(below: "elsewhere") == ["file"])
    }

    @Test func aListOfIgnoredFilesIsKept() throws {
        let workspace = try TestWorkspace()
        try workspace.write("mine", to: "here/.gitignore")
        let written = try Initialization(folder: workspace.folder + "/here", now: Self.now).run()
        #expect(written == ["newsadmin.yml", "campaigns/2026-11-20-welcome.md"])
        #expect(try workspace.text("here/.gitignore") == "mine")
    }
}
