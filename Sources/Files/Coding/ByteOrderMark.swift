/// The mark that some editors put before a text, for the order of its bytes, which in UTF-8 says nothing.
public enum ByteOrderMark {
    /// Its bytes in UTF-8.
    public static let utf8: [UInt8] = [0xEF, 0xBB, 0xBF]
}
