import Foundation
import Newsroom
import Testing

@Suite struct SecretFileTests {
    /// The warning about a file that those may read whom its mode allows.
    private static func warning(_ name: String, mode: Int, in workspace: TestWorkspace) throws -> String? {
        try workspace.write("secret", to: name)
        let path = workspace.folder + "/" + name
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
        return SecretFile(named: path, by: "NEWSADMIN_KEY").warning
    }

    @Test func theCommandThatIsSuggestedMeansTheFileWhateverItsName() throws {
        let workspace = try TestWorkspace()
        let warning = try Self.warning("it's $(mine).key", mode: 0o644, in: workspace)
        #expect(
            warning == "others than you may read \(workspace.folder)/it's $(mine).key, which NEWSADMIN_KEY names; "
                + #"use chmod 600 '\#(workspace.folder)/it'\''s $(mine).key'"#)
    }

    @Test func aFileForItsOwnerAloneIsNotWarnedOf() throws {
        #expect(try Self.warning("acme.key", mode: 0o600, in: TestWorkspace()) == nil)
    }
}
