import Files

extension ByteWriter {
    /// Appends a case by its number, and what it holds.
    mutating func write(tag: Int, _ value: some BinaryEncodable) {
        write(tag)
        write(value)
    }
}
