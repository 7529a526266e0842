import CProvenance
import Files
import Foundation

/// Facts about this program.
enum Program {
    /// The version of the program.
    static let version = "0.1.0"

    /// The version and, where it is known, the commit that the program was built from: `0.1.0 (1b6a14fd20)`.
    static var versionAndCommit: String {
        let commit = String(cString: newsadmin_commit())
        return commit.isEmpty ? version : "\(version) (\(commit))"
    }

    /// The very file that runs, wherever links lead; nil where the system does not tell which one it is.
    static var path: String? { Bundle.main.executableURL?.resolvingSymlinksInPath().path }

    /// The file that was called, from the root; nil where nobody can tell. It may be a link, which leads to the next version
    /// after an update, as those of package managers do.
    static var calledPath: String? {
        let name = CommandLine.arguments[0]
        if name.contains("/") { return URL(fileURLWithPath: name).standardizedFileURL.path }
        return (try? Tool(named: name, environment: ProcessInfo.processInfo.environment))?.path
    }

    /// The version and the very file that runs; nil where the system does not tell which one it is.
    static var identity: String? {
        guard let path, let stamp = FileStamp(of: path) else { return nil }
        return "\(version) \(stamp)"
    }
}
