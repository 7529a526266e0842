#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A text that equals only one of the very same bytes, as a key or among others.
///
/// For `==`, `Set` and `Dictionary` two forms of a letter are one, such as é in one code point or in two. For phones,
/// browsers and most file systems they are not.
public struct ExactText: Hashable, Sendable {
    /// The text.
    public let text: String

    /// A text.
    public init(_ text: String) {
        self.text = text
    }

    /// Whether both are the same bytes.
    public static func == (left: ExactText, right: ExactText) -> Bool {
        left.text.hasBytes(of: right.text)
    }

    /// Feeds the bytes into a hasher: if two forms of a letter shared a hash, a few thousand names that differ in nothing
    /// else would take a dictionary seconds.
    public func hash(into hasher: inout Hasher) {
        text.withUTF8Bytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        hasher.combine(0xFF as UInt8)
    }
}

extension String {
    /// Whether both are the same bytes in UTF-8; ``ExactText`` says where that matters.
    public func hasBytes(of other: String) -> Bool {
        guard utf8.count == other.utf8.count else { return false }
        return withUTF8Bytes { bytes in
            other.withUTF8Bytes { bytes.isEmpty || memcmp(bytes.baseAddress!, $0.baseAddress!, bytes.count) == 0 }
        }
    }

    /// Whether it stands before another one in the order of their bytes in UTF-8, which is that of their Unicode scalars.
    public func isBytewiseLess(than other: String) -> Bool {
        withUTF8Bytes { bytes in
            other.withUTF8Bytes { others in
                let common = min(bytes.count, others.count)
                let order = common == 0 ? 0 : memcmp(bytes.baseAddress!, others.baseAddress!, common)
                return order == 0 ? bytes.count < others.count : order < 0
            }
        }
    }
}

extension String? {
    /// Whether both are nothing, or the same bytes in UTF-8.
    public func hasBytes(of other: String?) -> Bool {
        map(ExactText.init) == other.map(ExactText.init)
    }
}
