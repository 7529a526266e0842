import Crypto
import Files

/// What the remote lists of one file without sending it.
struct RcloneListed: Sendable {
    /// Its size in bytes; less than zero where it is not known.
    var size: Int64
    /// Its hashes, by the names of their kinds in lower case.
    var hashes: [String: String]

    /// Whether the file holds these bytes; nil where that is not known without reading it.
    func holds(_ bytes: [UInt8]) -> Bool? {
        guard size < 0 || size == Int64(bytes.count) else { return false }
        if let hash = hashes["sha256"] { return hash == SHA256Digest(of: bytes).hexadecimal }
        if let hash = hashes["md5"] { return hash == Self.text(Insecure.MD5.hash(data: bytes)) }
        if let hash = hashes["sha1"] { return hash == Self.text(Insecure.SHA1.hash(data: bytes)) }
        return nil
    }

    private static func text(_ digest: some Sequence<UInt8>) -> String {
        digest.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
    }
}
