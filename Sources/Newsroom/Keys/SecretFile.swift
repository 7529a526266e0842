import Campaigns
import Files
import Releases

/// A file with something secret in it, which the environment or an option names.
public struct SecretFile: Sendable {
    private let path: String
    private let source: String

    /// A file.
    ///
    /// - Parameters:
    ///   - path: where it is.
    ///   - source: the variable or option that names it.
    public init(named path: String, by source: String) {
        self.path = path
        self.source = source
    }

    /// Why others than its owner may read it, for a warning; nil where they may not, or there is no such file.
    public var warning: String? {
        guard !isSecretItself, FileMode.isOpenToOthers(path) else { return nil }
        return "others than you may read \(path), which \(source) names; use chmod 600 \(ShellWord.quoted(path))"
    }

    /// What is in it.
    ///
    /// - Throws: a usage error where the secret itself stands in the place of its file's name; it is not repeated.
    func bytes() throws(ReleaseFailure) -> [UInt8] {
        if isSecretItself {
            throw .usage(
                "\(source) must be the name of a file, and holds a key itself; keep that in a file, and name the file")
        }
        return try ReleaseFailure.filing { () throws(FileProblem) in try FileReading.bytes(at: path, limit: 1 << 16) }
    }

    private var isSecretItself: Bool {
        path.contains { $0.isNewline } || path.contains("-----BEGIN") || path.hasPrefix("{") || path.utf8.count > 4096
    }
}
