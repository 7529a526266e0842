import Foundation
import Testing

@testable import Newsroom

/// What tells that a workspace has changed.
@Suite struct WatchedFilesTests {
    private func watched(_ workspace: TestWorkspace) -> WatchedFiles {
        WatchedFiles(
            WorkspacePlaces(in: workspace.folder, keys: ["keys/a.pub"], deployed: workspace.folder + "/site"))
    }

    @Test(
        "Any file that a workspace is read from, new, changed or gone, is a change",
        arguments: [
            "newsadmin.yml", "campaigns/a.md", "campaigns/deep/b.md", "campaigns/red.png",
            "templates/notable/full.mustache",
            "journeys/a.yml", "keys/a.pub", "releases/en/current", "releases/en/approvals/a.json",
            "releases/en/0002/manifest.json", "releases/en/files/0a", "site/inotify/en.plist", "site/assets/a.gif",
            "site/feeds/notable/en/control.json", ".newsadmin/ledger.journal",
        ])
    func changes(path: String) throws {
        let workspace = try TestWorkspace()
        let before = watched(workspace)
        #expect(watched(workspace) == before)
        try workspace.write("one", to: path)
        let new = watched(workspace)
        #expect(new != before)
        if !path.hasPrefix("releases/en/") || path.hasSuffix("/current") {
            // Of what is never changed, only the folder is looked at, which old systems give a time in steps.
            try workspace.write("longer", to: path)
            #expect(watched(workspace) != new)
            try workspace.remove(path)
            #expect(watched(workspace) != new)
        }
    }

    @Test("A change behind a link that is followed is a change")
    func links() throws {
        let path = "newsadmin.yml"
        let workspace = try TestWorkspace()
        try workspace.write("one", to: "elsewhere/a")
        try workspace.write("", to: path)
        try workspace.remove(path)
        try FileManager.default.createSymbolicLink(
            atPath: workspace.folder + "/" + path, withDestinationPath: workspace.folder + "/elsewhere/a")
        let before = watched(workspace)
        try workspace.write("longer", to: "elsewhere/a")
        #expect(watched(workspace) != before)
    }

    #if !canImport(Darwin)
        @Test("A file whose name is no text, which check tells of, is a change")
        func namesThatAreNoText() throws {
            let workspace = try TestWorkspace(["campaigns/a.md": "---\ntitle: A\n---\n"])
            let before = watched(workspace)
            let path: [UInt8] = Array("\(workspace.folder)/campaigns/b".utf8) + [0xFF] + Array(".md".utf8)
            let name = path.map { CChar(bitPattern: $0) } + [0]
            let file = try #require(fopen(name, "w"))
            defer { unlink(name) }
            fclose(file)
            #expect(watched(workspace) != before)
        }
    #endif

    @Test("What is not read is no change")
    func others() throws {
        let workspace = try TestWorkspace(["campaigns/a.md": "---\ntitle: A\n---\n"])
        let before = watched(workspace)
        for path in ["public/index.html", "notes.txt", ".newsadmin/cache", "campaigns/.a.md.swp", "site/others.html"] {
            try workspace.write("x", to: path)
        }
        #expect(watched(workspace) == before)
    }
}
