import Foundation
import Testing

@testable import Newsroom

/// What tells that a workspace has changed.
@Suite struct WatchedFilesTests {
    private func watched(_ workspace: TestWorkspace) -> WatchedFiles {
        WatchedFiles(in: workspace.folder, locales: ["en"], keys: ["keys/a.pub"])
    }

    @Test(
        "Any file that a workspace is read from, new, changed or gone, is a change",
        arguments: [
            "newsadmin.yml", "campaigns/a.md", "campaigns/deep/b.md", "campaigns/red.png",
            "templates/notable/full.mustache",
            "journeys/a.yml", "keys/a.pub", "releases/en/current", "releases/en/approvals/a.json",
        ])
    func changes(path: String) throws {
        let workspace = try TestWorkspace()
        let before = watched(workspace)
        #expect(watched(workspace) == before)
        try workspace.write("one", to: path)
        let new = watched(workspace)
        #expect(new != before)
        if !path.contains("/approvals/") {
            // Of approvals, which are never changed, only the folder is looked at.
            try workspace.write("longer", to: path)
            #expect(watched(workspace) != new)
        }
        try workspace.remove(path)
        #expect(watched(workspace) != new)
    }

    @Test("What is not read is no change")
    func others() throws {
        let workspace = try TestWorkspace(["campaigns/a.md": "---\ntitle: A\n---\n"])
        let before = watched(workspace)
        for path in ["public/index.html", "notes.txt", ".newsadmin/cache", "campaigns/.a.md.swp"] {
            try workspace.write("x", to: path)
        }
        #expect(watched(workspace) == before)
    }
}
