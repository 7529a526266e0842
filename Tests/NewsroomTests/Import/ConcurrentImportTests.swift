import Files
import Foundation
import Testing

@testable import Newsroom

/// Several imports into one workspace at the same time.
@Suite struct ConcurrentImportTests {
    private static let feed = "{" + (1...200).map { "k\($0) = { Title = \"T \($0)\"; Message = M; }; " }.joined() + "}"
    private static let files = ["newsadmin.yml": TestWorkspace.configuration("en"), "en.plist": feed]

    @Test func eachFindsWhatTheOnesBeforeHaveWritten() throws {
        let workspace = try TestWorkspace(Self.files)
        let processes = (0..<4).map { _ in
            Program.process(["import", "en.plist", "--quiet"], in: workspace.folder)
        }
        for process in processes { try process.run() }
        for process in processes {
            process.waitUntilExit()
            #expect(process.terminationStatus == 0)
        }
        #expect(workspace.names(below: "campaigns").count == 200)
    }

    @Test func theSecondWaitsForTheFirst() throws {
        let workspace = try TestWorkspace(Self.files)
        try workspace.write("", to: "messages")
        let process = Program.process(["import", "en.plist"], in: workspace.folder)
        process.standardError = FileHandle(forWritingAtPath: workspace.folder + "/messages")
        do {
            let lock = try FolderLock(at: workspace.folder + "/.newsadmin/import.lock")
            try process.run()
            while try !workspace.text("messages").contains("waiting for it"), process.isRunning { usleep(1000) }
            #expect(process.isRunning)
            #expect(workspace.names(below: "campaigns") == [])
            _ = consume lock
        }
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(workspace.names(below: "campaigns").count == 200)
    }

    @Test func lookingOnlyWaitsForNobodyAndWritesNothing() throws {
        let workspace = try TestWorkspace(Self.files)
        let plan = ImportPlan(folder: workspace.folder, feeds: [workspace.folder + "/en.plist"], isDryRun: true)
        let result = try Importing(plan).run(onWaiting: { Issue.record("nobody is waited for") })
        #expect(result.campaigns.count == 200)
        #expect(!FileManager.default.fileExists(atPath: workspace.folder + "/.newsadmin"))
    }
}
