import Exchange
import Files

/// A feed on disk, unpacked.
struct ImportedFeedFile: Sendable {
    /// The file.
    let path: String
    /// The feed itself.
    let bytes: [UInt8]
    /// What is wrong with it, where it could not be unpacked.
    let problem: String?

    /// The largest feed that is read, packed or not, in bytes.
    static let sizeLimit = 64 << 20

    /// Reads a file.
    ///
    /// - Throws: ``FileProblem`` where the operating system does not hand it out.
    init(_ path: String) throws(FileProblem) {
        self.path = path
        let read = try FileReading.bytes(at: path, limit: Self.sizeLimit)
        guard GzipDecompressor.isGzip(read) else {
            bytes = read
            problem = nil
            return
        }
        do {
            bytes = try GzipDecompressor.expand(read, limit: Self.sizeLimit)
            problem = nil
        } catch {
            bytes = []
            problem = "packed with gzip, \(error.description)"
        }
    }

    /// Where things stand in it.
    var places: FeedPlaces { FeedPlaces(path: path, bytes: bytes) }

    /// What the file is instead of a feed, where that is plain to see.
    var looks: String? {
        if bytes.isEmpty { return "it is empty" }
        let start = String(decoding: bytes.prefix(256), as: UTF8.self).drop(while: \.isWhitespace).lowercased()
        if start.hasPrefix("<!doctype html") || start.hasPrefix("<html") { return "it is a web page" }
        if isNoText { return "it is neither text nor a binary property list" }
        let mayBeFeed = start.hasPrefix("bplist") || start.first.map { "{[(</".contains($0) } == true
        guard !mayBeFeed, TableFile.isNamed(by: path) else { return nil }
        return "it is a table; translations come in as XLIFF or PO, by the verb “translate import”"
    }

    /// Whether it is text in no encoding that feeds have, and no binary property list: what is not UTF-8 and neither begins
    /// as property lists and JSON do nor with a mark of its encoding.
    private var isNoText: Bool {
        let beginnings =
            ["bplist", "<", "{", "(", "[", "\"", "/"].map { Array($0.utf8) } + [[0xFE, 0xFF], [0xFF, 0xFE]]
        let text = bytes.drop { [0x09, 0x0A, 0x0D, 0x20].contains($0) }
        guard !beginnings.contains(where: text.starts), !bytes.prefix(4).contains(0) else { return false }
        return String(validating: bytes, as: UTF8.self) == nil
    }
}
