#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension UnsafeBufferPointer<UInt8> {
    /// The offset of the first byte of a value, from an offset on; nil where there is none.
    ///
    /// The system looks at many bytes at once, a loop of ours at one after the other.
    public func offset(of byte: UInt8, from start: Int = 0) -> Int? {
        guard let base = baseAddress, start < count, let place = memchr(base + start, Int32(byte), count - start) else {
            return nil
        }
        return UnsafeRawPointer(place) - UnsafeRawPointer(base)
    }
}
