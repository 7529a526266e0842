import ArgumentParser
import Campaigns
import Files
import Foundation
import Newsroom

/// Where a verb puts what it makes: a file that the user names, or standard output.
enum ResultFile {
    /// Whether no file is meant: none is named, or what stands for standard output in other programs.
    static func isStandardOutput(_ path: String?) -> Bool {
        path.map { ["-", "/dev/stdout"].contains($0) } ?? true
    }

    /// Writes a file.
    ///
    /// - Parameters:
    ///   - path: the file.
    ///   - workspace: the workspace's folder, whose own files are not written over.
    static func write(_ text: String, to path: String, outside workspace: String) throws {
        if isOwn(path, in: workspace) {
            throw ValidationError(
                "\(TerminalText.shown(path)) is where the workspace has its own files; name another file")
        }
        do {
            try SingleFile.write(Array(text.utf8), to: path)
        } catch {
            throw Failures.report(error)
        }
    }

    /// Whether a file is `newsadmin.yml`, or in one of the folders that the workspace has for itself.
    private static func isOwn(_ path: String, in workspace: String) -> Bool {
        let file = URL(fileURLWithPath: path)
        let place = file.deletingLastPathComponent().resolvingSymlinksInPath().path + "/" + file.lastPathComponent
        let root = URL(fileURLWithPath: workspace, isDirectory: true).resolvingSymlinksInPath().path
        guard FileManager.default.fileExists(atPath: root + "/newsadmin.yml"), place.hasPrefix(root + "/"),
            let first = PathSteps(String(place.dropFirst(root.count))).names.first
        else { return false }
        return (WorkspaceFolders.used + ["newsadmin.yml"]).contains(first.lowercased())
    }
}
