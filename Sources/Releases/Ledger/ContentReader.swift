import Files

/// Reads what the ledger keeps under its hash.
public struct ContentReader: Sendable {
    private let folder: String

    /// A reader of the ledgers in a workspace's folder.
    public init(folder: String) {
        self.folder = folder
    }

    /// The bytes that are kept under a hash in the ledger of a locale.
    ///
    /// - Throws: ``FileProblem`` where they cannot be read, or are others.
    public func bytes(_ hash: String, locale: String) throws(FileProblem) -> [UInt8] {
        let path = "releases/\(locale)/\(LedgerPath.file(hash))"
        let bytes = try FileReading.bytes(
            at: folder + "/" + path, limit: LedgerReader.sizeLimit, followingLinks: false)
        guard SHA256Digest(of: bytes).hexadecimal == hash else {
            throw FileProblem(path: path, action: .use, reason: "its SHA-256 is not the one in its name")
        }
        return bytes
    }

    /// The message that is kept under a hash in the ledger of a locale.
    ///
    /// - Throws: ``FileProblem`` where it cannot be read, is none, or is one of another locale.
    public func content(_ hash: String, locale: String) throws(FileProblem) -> MessageContent {
        let bytes = try bytes(hash, locale: locale)
        do throws(LedgerFormError) {
            let content = try MessageContent(json: LedgerFile.json(bytes))
            guard content.locale.hasBytes(of: locale) else {
                throw LedgerFormError("it holds a message in “\(content.locale)”")
            }
            return content
        } catch {
            throw FileProblem(
                path: "releases/\(locale)/\(LedgerPath.file(hash))", action: .use, reason: error.reason)
        }
    }

    /// The messages of a release.
    public func contents(of release: ReleaseManifest) throws(FileProblem) -> [MessageContent] {
        var contents: [MessageContent] = []
        for message in release.messages {
            contents.append(try content(message.content, locale: release.locale))
        }
        return contents
    }
}
