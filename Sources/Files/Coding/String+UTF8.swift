#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension String {
    /// The text of bytes in UTF-8; nil where they are none.
    ///
    /// What the library has for it, `String(validating:as:)`, is not made for one encoding and takes several times as
    /// long, which shows where each text of a feed is read. What is not UTF-8 is replaced in the decoded text, which then
    /// differs from the bytes.
    public init?(utf8 bytes: UnsafeBufferPointer<UInt8>) {
        let text = String(decoding: bytes, as: UTF8.self)
        let isSame = text.withUTF8Bytes { decoded in
            guard decoded.count == bytes.count, let left = decoded.baseAddress, let right = bytes.baseAddress else {
                return decoded.count == bytes.count
            }
            return memcmp(left, right, bytes.count) == 0
        }
        guard isSame else { return nil }
        self = text
    }

    /// The text of bytes in UTF-8; nil where they are none.
    public init?(utf8 bytes: [UInt8]) {
        guard let text = bytes.withUnsafeBufferPointer({ String(utf8: $0) }) else { return nil }
        self = text
    }
}

extension String {
    /// Calls a function with the text's bytes in UTF-8.
    ///
    /// `withUTF8` wants a text of one's own, which it may turn into UTF-8: to copy one counts a reference, which takes
    /// longer than to read a short one.
    @inlinable
    public func withUTF8Bytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
        if let result = try utf8.withContiguousStorageIfAvailable(body) { return result }
        var text = self
        return try text.withUTF8(body)
    }
}
