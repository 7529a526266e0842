import Campaigns
import Files
import Releases

/// The files with public keys that a workspace lists under `release: {keys}`.
enum PublicKeyFiles {
    /// The keys in Base64, and what is wrong with their files.
    static func read(
        _ configuration: WorkspaceConfiguration, in folder: String
    ) -> (keys: Set<String>, findings: [Diagnostic]) {
        var keys: Set<String> = []
        var findings: [Diagnostic] = []
        for path in configuration.release.keys {
            if let problem = problem(with: path, in: folder, adding: &keys) {
                findings.append(Diagnostic(.badKeyFile, at: SourcePosition(file: path), problem))
            }
        }
        return (keys, findings)
    }

    private static func problem(with path: String, in folder: String, adding keys: inout Set<String>) -> String? {
        guard PathSteps(path).arePlain else {
            return "a public key is a file inside the workspace, such as keys/2026.pub"
        }
        do throws(FileProblem) {
            let bytes = try FileReading.bytes(at: folder + "/" + path, limit: 1 << 16, followingLinks: false)
            do throws(KeyProblem) {
                keys.insert(try PublicKey(pem: bytes).base64)
                return nil
            } catch {
                return "\(error)"
            }
        } catch {
            return "the public key cannot be read: \(error.reason)"
        }
    }
}

extension Rule {
    /// A file under `release: {keys}` that holds no public key.
    static let badKeyFile = Rule.locked("bad-key-file")
}
