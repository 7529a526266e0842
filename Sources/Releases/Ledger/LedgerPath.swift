import Files

/// The names of the ledger's files, below `releases/<locale>/`.
public enum LedgerPath {
    /// The file that says which release is the current one.
    public static let current = "current"

    /// The manifest of a release: `0007/manifest.json`.
    public static func manifest(_ number: Int) -> String { "\(folder(number))/manifest.json" }

    /// The signature of a release: `0007/manifest.sig`.
    static func signature(_ number: Int) -> String { "\(folder(number))/manifest.sig" }

    /// The folder of a release: `0007`.
    static func folder(_ number: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    /// Bytes that are kept once: `files/<sha256>`.
    static func file(_ hash: String) -> String { "files/\(hash)" }

    /// An approval: `approvals/<id>.<message hash>.<file hash>.json`.
    static func approval(campaign: String, message: String, file: String) -> String {
        "approvals/\(campaign).\(message).\(file).json"
    }

    /// A step of sending: `sent/<id>.<message hash>.<file hash>.json`.
    static func sending(campaign: String, message: String, file: String) -> String {
        "sent/\(campaign).\(message).\(file).json"
    }

    /// The campaign and the two hashes in the name of an approval; nil where it is none.
    static func approval(named path: String) -> (campaign: String, message: String, file: String)? {
        name(of: path, in: "approvals/")
    }

    /// The campaign and the two hashes in the name of a step of sending; nil where it is none.
    static func sending(named path: String) -> (campaign: String, message: String, file: String)? {
        name(of: path, in: "sent/")
    }

    private static func name(
        of path: String, in folder: String
    ) -> (campaign: String, message: String, file: String)? {
        guard path.hasPrefix(folder), path.hasSuffix(".json") else { return nil }
        let parts = path.dropFirst(folder.count).dropLast(".json".count).split(
            separator: ".", omittingEmptySubsequences: false)
        guard parts.count >= 3, isHash(parts[parts.count - 1]), isHash(parts[parts.count - 2]) else { return nil }
        let campaign = parts.dropLast(2).joined(separator: ".")
        guard !campaign.isEmpty, !campaign.contains("/") else { return nil }
        return (campaign, String(parts[parts.count - 2]), String(parts[parts.count - 1]))
    }

    /// Whether a path is that of a release's manifest or signature.
    static func isRelease(_ path: String) -> Bool {
        let parts = PathSteps(path).all
        guard parts.count == 2, parts[1] == "manifest.json" || parts[1] == "manifest.sig" else { return false }
        return Int(parts[0]).map { $0 > 0 && folder($0) == parts[0] } ?? false
    }

    /// The hash in the path of bytes that are kept once; nil where it is none.
    static func hash(ofFile path: String) -> String? {
        guard path.hasPrefix("files/") else { return nil }
        let name = String(path.dropFirst("files/".count))
        return isHash(name) ? name : nil
    }

    /// Whether a text is a SHA-256 as the ledger writes it: 64 lower-case hexadecimal digits.
    static func isHash(_ text: some StringProtocol) -> Bool {
        text.utf8.count == 64 && text.utf8.allSatisfy(\.isDigestDigit)
    }
}
