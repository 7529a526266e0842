import Foundation
import TestSupport
import Testing

@Suite struct NoWorkspaceTests {
    private static let commands = [
        "new Sale", "check", "build", "serve --port 0", "simulate", "test", "forecast", "schedule", "status", "log",
        "diff", "verify", "translate export", "translate import a.xlf", "translate status", "translate pseudo",
        "translate confirm a --locale fr", "import a.plist", "approve a --locale fr --reviewer R", "release fr",
        "release fr --dry-run", "withdraw a --locale fr --reason why", "rollback fr", "rollback fr --to 1", "ship fr",
        "deploy fr", "deploy fr --env staging", "push a --locale fr", "push a --locale fr --validate",
        "key generate --private ../newsadmin-none/a.key",
    ]

    @Test(arguments: commands)
    func nothingIsLeftInAFolderThatIsNone(_ command: String) throws {
        let folder = try TestFolder()
        let outcome = try Program.run(command.split(separator: " ").map(String.init), in: folder.path)
        #expect(outcome.status == 2, "\(outcome.messages)")
        #expect(outcome.messages.contains("no newsadmin.yml"), "\(outcome.messages)")
        #expect(folder.names == [])
        _ = try Program.run(
            command.split(separator: " ").map(String.init) + ["--workspace", "none"], in: folder.path)
        #expect(folder.names == [])
    }

    @Test(arguments: commands)
    func nothingIsLeftWhereTheConfigurationHasErrors(_ command: String) throws {
        let folder = try TestFolder(["newsadmin.yml": "nmae: x\n"])
        let outcome = try Program.run(command.split(separator: " ").map(String.init), in: folder.path)
        #expect(outcome.status == 2, "\(outcome.messages)")
        #expect(folder.names == ["newsadmin.yml"])
    }
}
