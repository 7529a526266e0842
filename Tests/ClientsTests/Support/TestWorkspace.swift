import Campaigns
import Foundation

@testable import Clients

/// A workspace in a folder of its own, gone when the test ends.
final class TestWorkspace {
    let workspace: Workspace
    private let folder: String

    /// A workspace of these files, by their paths.
    init(_ files: [String: String]) throws {
        folder = NSTemporaryDirectory() + "newsadmin-" + UUID().uuidString
        for (path, text) in files {
            let file = URL(fileURLWithPath: folder + "/" + path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        let vocabulary = WorkspaceVocabulary(clients: ClientCatalogue.names, rules: ClientCatalogue.rules)
        workspace = try WorkspaceReader(vocabulary: vocabulary).read(folder)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: folder)
    }
}
