import Crypto

/// Tells contents apart by message authentication codes (GMAC, NIST SP 800-38D) with a secret of its own: for what a program
/// keeps for itself. SHA-256 takes ten times as long on processors that have no instructions for it.
///
/// All tags are made with one nonce, so whoever knows the secret, or tags with their contents, can find another content with
/// the same tag. For those who know neither, the chance that two contents have the same tag is one in 2¹²⁸ for every 16
/// bytes of the longer one.
public struct GMAC: Sendable {
    private let secret: SymmetricKey

    /// A code with a random secret, whose tags are like those of no other.
    public init() {
        secret = SymmetricKey(size: .bits128)
    }

    /// The tag of some bytes.
    public func tag(of content: [UInt8]) -> Tag { tag(of: content[...]) }

    /// The tag of some of an array's bytes.
    public func tag(of content: ArraySlice<UInt8>) -> Tag {
        do {
            let nonce = try AES.GCM.Nonce(data: [UInt8](repeating: 0, count: 12))
            let sealed = try AES.GCM.seal([UInt8](), using: secret, nonce: nonce, authenticating: content)
            return Tag(words: sealed.tag.withUnsafeBytes { $0.loadUnaligned(as: Tag.Words.self) })
        } catch {
            preconditionFailure("a secret of 16 bytes and a nonce of 12 are what GMAC takes: \(error)")
        }
    }

    /// What distinguishes a content among those with tags of the same secret.
    public struct Tag: Hashable, Sendable {
        fileprivate let words: Words

        /// Its bytes, eight in each word: an array would be a piece of memory of its own.
        fileprivate struct Words: Hashable {
            var first, second: UInt64
        }
    }
}

extension GMAC: BinaryCodable {
    /// Appends the secret.
    public func write(to writer: inout ByteWriter) { writer.append(secret.withUnsafeBytes { Array($0) }) }
    /// Reads a secret.
    public init(from reader: inout ByteReader) throws(ByteReader.Damage) {
        let bytes = try reader.content()
        guard bytes.count == 16 else { throw ByteReader.Damage() }
        secret = SymmetricKey(data: bytes)
    }
}

extension GMAC.Tag: BinaryCodable {
    /// Appends its bytes.
    public func write(to writer: inout ByteWriter) { writer.append(withUnsafeBytes(of: words) { Array($0) }) }
    /// Reads a tag.
    public init(from reader: inout ByteReader) throws(ByteReader.Damage) {
        let bytes = try reader.content()
        guard bytes.count == 16 else { throw ByteReader.Damage() }
        words = bytes.withUnsafeBytes { $0.loadUnaligned(as: Words.self) }
    }
}
