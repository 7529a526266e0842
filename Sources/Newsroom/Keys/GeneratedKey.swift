import Campaigns
import Files
import Releases

/// A pair of keys that was made; the private one is in its file and nowhere else.
public struct GeneratedKey: Sendable {
    /// The file with the private key.
    var privatePath: String
    /// The file with the public key, relative to the workspace.
    var publicPath: String
    /// The public key.
    var publicKey: PublicKey
    /// The files of public keys that `newsadmin.yml` lists.
    var listed: [String]

    /// What is to be done next, for people.
    public var nextSteps: String {
        let isListed = listed.contains(publicPath)
        let keys = (listed + [publicPath]).map { TerminalText.shown(Self.listItem($0)) }.joined(separator: ", ")
        let listing =
            isListed ? "newsadmin.yml lists it already." : "List it in newsadmin.yml:  release: {keys: [\(keys)]}"
        return """
            Next:
              1. \(listing)
              2. Commit \(TerminalText.shown(publicPath)). Never commit or send the private key; keep a copy where only you can read it.
              3. To sign with it, set NEWSADMIN_KEY=\(ShellWord.quoted(TerminalText.shown(privatePath)))
            """
    }

    /// A path as a list of YAML has it: in quotation marks unless it is plainly a name, and nothing but that.
    private static func listItem(_ path: String) -> String {
        let isName =
            path.first?.isLetter == true && path.contains(".")
            && path.utf8.allSatisfy { $0.isLetterOrDigit || "-._/".utf8.contains($0) }
        return isName ? path : YAMLText.quoted(path)
    }
}
