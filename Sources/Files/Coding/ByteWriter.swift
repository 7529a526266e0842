/// Appends values to bytes in a form that ``ByteReader`` reads back: numbers with the lowest byte first, texts behind
/// their length.
public struct ByteWriter {
    /// What has been written.
    public private(set) var bytes: [UInt8] = []

    /// A writer that has written nothing.
    public init() {}

    /// Appends a value.
    public mutating func write(_ value: some ByteCoded) { value.write(to: &self) }

    /// Appends a number.
    public mutating func append(_ number: some FixedWidthInteger) {
        withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }

    /// Appends a text.
    public mutating func append(_ text: String) {
        append(UInt32(text.utf8.count))
        bytes.append(contentsOf: text.utf8)
    }

    /// Appends bytes behind their number.
    public mutating func append(_ content: [UInt8]) {
        append(UInt32(content.count))
        bytes.append(contentsOf: content)
    }
}
