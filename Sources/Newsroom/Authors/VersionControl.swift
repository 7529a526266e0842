import Files
import Foundation

/// The git work tree that a workspace lies in.
public struct VersionControl: Sendable {
    let git: GitProgram
    /// The workspace's folder as git writes it in front of paths: empty, or with a slash at its end.
    let prefix: String

    /// The work tree around a folder; nil where neither the folder nor one above it holds a `.git`.
    ///
    /// - Parameters:
    ///   - folder: the workspace.
    ///   - environment: where git finds itself, and who the user is.
    /// - Throws: ``VersionControlFailure`` if there is a `.git`, but git is not there or refuses to read it.
    static func find(
        in folder: String, environment: [String: String]
    ) throws(VersionControlFailure) -> VersionControl? {
        let place = URL(fileURLWithPath: folder, isDirectory: true).resolvingSymlinksInPath().path
        guard try repository(above: place) != nil else { return nil }
        let git = try GitProgram(folder: place, environment: environment)
        let answer = try git.output(of: ["rev-parse", "--is-inside-work-tree", "--show-prefix"])
        let lines = answer.split(separator: UInt8(ascii: "\n"), maxSplits: 1, omittingEmptySubsequences: false)
        switch String(decoding: lines[0], as: UTF8.self) {
        case "true" where lines.count == 2:
            return VersionControl(git: git, prefix: String(decoding: lines[1].dropLast(), as: UTF8.self))
        case "false": return nil
        default: throw .notUnderstood(command: "rev-parse")
        }
    }

    /// The id of the commit that is checked out; nil where there is none yet.
    var head: String? {
        get throws(VersionControlFailure) {
            let run = try git.run(["rev-parse", "--verify", "--quiet", "HEAD^{commit}"])
            if run.status == 1, run.messages.isEmpty { return nil }
            guard run.status == 0 else { throw .refused(reason: run.messages) }
            return String(decoding: run.output.dropLast(), as: UTF8.self)
        }
    }

    /// The path of a folder in the repository that it lies in, with a slash at its end; empty for the repository's own folder,
    /// and where there is none. For this, git is not needed.
    public static func path(inRepositoryOf folder: String) -> String {
        let place = URL(fileURLWithPath: folder, isDirectory: true).resolvingSymlinksInPath().path
        guard let found = try? repository(above: place), place != found else { return "" }
        return String(place.dropFirst(found.count).drop { $0 == "/" }) + "/"
    }

    /// The folder that holds a `.git`, the nearest one at a place or above it; nil where none does.
    static func repository(above place: String) throws(VersionControlFailure) -> String? {
        try VersionControlFailure.filing { () throws(FileProblem) -> String? in
            var folder = place
            while true {
                if try FileExistence.exists(folder + "/.git") { return folder }
                guard let parent = PathSteps(folder).parent else { return nil }
                folder = parent
            }
        }
    }
}
