import Files
import Foundation
import Testing

@Suite struct ConcurrentBuildTests {
    @Test func aSecondBuildWaitsForTheFirst() throws {
        let workspace = try TestWorkspace(["campaigns/2026-11-20-a.md": "---\ntitle: A\n---\nText\n"])
        try workspace.write("", to: "messages")
        let process = Program.process(["build", "--now", "2026-11-20T12:00Z"], in: workspace.folder)
        process.standardError = FileHandle(forWritingAtPath: workspace.folder + "/messages")
        do {
            let lock = try FolderLock(at: workspace.folder + "/.newsadmin/build.lock")
            try process.run()
            while try !workspace.text("messages").contains("waiting for it"), process.isRunning { usleep(1000) }
            #expect(process.isRunning)
            #expect(workspace.names() == [])
            _ = consume lock
        }
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(try workspace.files().keys.contains("feeds.json"))
    }

    @Test func buildsSideBySideLeaveWhatOneLeaves() throws {
        let files = ["campaigns/2026-11-20-a.md": "---\ntitle: A\n---\nText\n"]
        let expected = try TestWorkspace(files)
        try expected.build()
        let workspace = try TestWorkspace(files)
        let processes = (0..<3).map { _ in
            Program.process(["build", "--quiet", "--now", "2026-11-20T12:00Z"], in: workspace.folder)
        }
        for process in processes { try process.run() }
        for process in processes {
            process.waitUntilExit()
            #expect(process.terminationStatus == 0)
        }
        #expect(try workspace.files() == expected.files())
    }
}
