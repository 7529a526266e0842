/// A remote as `newsadmin.yml` names it for rclone: `s3:bucket/news`, or with options in it, `:sftp,host=…,pass=…:news`.
///
/// Secrets among the options reach rclone through its environment, so that no list of processes shows them.
public struct RcloneRemote: Equatable, Sendable {
    /// What rclone is given on its command line.
    let address: String
    /// What rclone finds in its environment beside that.
    let variables: [String: String]
    /// The remote without secrets, for people.
    public let shown: String
    /// Whether it is written so that rclone would take a secret in it for a part of something else.
    let misplacesSecrets: Bool
    private let secrets: [String]

    /// A remote by its name; one of a form that is not known is handed over as it is.
    public init(_ text: String) {
        let misplaced = RcloneOptions.misplacedSecrets(in: text)
        let credentials = RcloneOptions.misplacedCredentials(in: text)
        misplacesSecrets = !misplaced.isEmpty || credentials != nil
        let hidden = { (part: String) in
            let part = credentials.map { part.replacing("://\($0)@", with: "://…@") } ?? part
            return misplaced.reduce(part) { $0.replacing(",\($1.name)=\($1.written)", with: ",\($1.name)=…") }
        }
        let hiddenValues = misplaced.map(\.value) + [credentials].compactMap { $0 }
        guard let options = RcloneOptions(text), options.all.contains(where: \.isSecret) else {
            (address, variables, shown, secrets) = (text, [:], hidden(text), hiddenValues)
            return
        }
        secrets = (options.all.filter(\.isSecret).map(\.value) + hiddenValues).filter { !$0.isEmpty }
        let texts = options.all.map { ",\($0.name)=\($0.isSecret ? "…" : $0.written)" }
        shown = options.prefix + texts.joined() + hidden(options.path)
        guard let named = options.configuration else {
            (address, variables) = (text, [:])
            return
        }
        address = named.name + options.path
        variables = named.variables
    }

    /// The folder that a remote names by `:local:`, rclone's way to this machine's files; nil of others. If it does not begin
    /// with a slash, it is relative to the folder that rclone runs in.
    public static func folder(of text: String) -> String? {
        let path: Substring
        if let options = RcloneOptions(text) {
            guard options.prefix == ":local" else { return nil }
            path = options.path.dropFirst()
        } else {
            guard text.hasPrefix(":local:") else { return nil }
            path = text.dropFirst(":local:".count)
        }
        return path.isEmpty ? "." : String(path)
    }

    /// The kind of a remote that leads to another one, as `alias` does, where `newsadmin.yml` describes it on the spot; nil of
    /// others. Where such a remote of rclone's own configuration leads, nobody but rclone knows.
    public static func wrapper(of text: String) -> String? {
        guard text.hasPrefix(":") else { return nil }
        let kind = text.dropFirst().prefix { $0 != "," && $0 != ":" }.lowercased()
        return wrappers.contains(kind) ? kind : nil
    }

    private static let wrappers: Set<String> = [
        "alias", "cache", "chunker", "combine", "compress", "crypt", "hasher", "union",
    ]

    /// A text without the secrets that it repeats.
    func hidingSecrets(in text: String) -> String {
        secrets.sorted { $0.utf8.count > $1.utf8.count }.reduce(text) { $0.replacing($1, with: "…") }
    }
}
