import Files
import Foundation
import Testing

@testable import Campaigns

/// Campaigns whose files nobody has touched are not read again; the plain twin is a reading without an earlier one.
@Suite struct UntouchedCampaignsTests {
    private func read(_ workspace: TestWorkspace, after earlier: Workspace? = nil) throws -> Workspace {
        let reader = WorkspaceReader(vocabulary: TestWorkspace.vocabulary, hasSuccessor: true)
        return try reader.read(workspace.folder, after: earlier)
    }

    private func workspace() throws -> TestWorkspace {
        try TestWorkspace(
            [
                "campaigns/a.md": "---\ntitle: A\n---\nText\n", "campaigns/a.fr.md": "---\ntitle: AF\n---\nTexte\n",
                "campaigns/b.md": "---\ntitle: B\nstart: never\n---\nText\n",
            ], locales: "en, fr")
    }

    /// What file systems tell apart lies up to some hundredths of a second apart.
    private func wait() { Thread.sleep(forTimeInterval: 0.1) }

    private func expectSame(_ read: Workspace, as fresh: Workspace) {
        #expect(read.campaigns.map(\.id) == fresh.campaigns.map(\.id))
        for (campaign, other) in zip(read.campaigns, fresh.campaigns) {
            #expect(campaign.source.file == other.source.file)
            #expect(campaign.translations.mapValues(\.file) == other.translations.mapValues(\.file))
        }
        #expect(read.findings.map(\.description) == fresh.findings.map(\.description))
    }

    @Test func filesStandOnlyOnceTheyAreOldEnough() throws {
        let workspace = try workspace()
        wait()
        try workspace.write(Array("---\ntitle: C\n---\n".utf8), to: "campaigns/c.md")
        let first = try read(workspace)
        #expect(first.stamps["a"] != nil && first.stamps["b"] != nil)
        #expect(try WorkspaceReader(vocabulary: TestWorkspace.vocabulary).read(workspace.folder).stamps.isEmpty)
        wait()
        let second = try read(workspace, after: first)
        #expect(Set(second.stamps.keys) == ["a", "b", "c"])
        expectSame(second, as: try workspace.read())
    }

    /// Each change keeps the file's size and puts its time back.
    @Test(arguments: ["campaigns/a.md", "campaigns/a.fr.md", "campaigns/b.md"])
    func aChangeIsSeenWhateverTheTimeSays(_ path: String) throws {
        let workspace = try workspace()
        wait()
        let first = try read(workspace)
        let file = workspace.folder + "/" + path
        let before = try FileManager.default.attributesOfItem(atPath: file)
        var bytes = try FileReading.bytes(at: file)
        bytes[bytes.count - 2] = UInt8(ascii: "!")
        try workspace.write(bytes, to: path)
        try FileManager.default.setAttributes([.modificationDate: before[.modificationDate]!], ofItemAtPath: file)
        wait()
        expectSame(try read(workspace, after: first), as: try workspace.read())
    }

    @Test func filesThatComeAndGoAreSeen() throws {
        let workspace = try workspace()
        wait()
        let first = try read(workspace)
        try FileManager.default.removeItem(atPath: workspace.folder + "/campaigns/a.fr.md")
        try workspace.write(Array("---\ntitle: BF\n---\n".utf8), to: "campaigns/b.fr.md")
        wait()
        let second = try read(workspace, after: first)
        expectSame(second, as: try workspace.read())
        // One file takes the place of another.
        try FileManager.default.removeItem(atPath: workspace.folder + "/campaigns/a.md")
        try FileManager.default.removeItem(atPath: workspace.folder + "/campaigns/b.fr.md")
        try FileManager.default.moveItem(
            atPath: workspace.folder + "/campaigns/b.md", toPath: workspace.folder + "/campaigns/a.md")
        expectSame(try read(workspace, after: second), as: try workspace.read())
    }
}
