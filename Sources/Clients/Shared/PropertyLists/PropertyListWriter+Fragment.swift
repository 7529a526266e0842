extension PropertyListWriter {
    /// Some entries of a dictionary as they stand in a feed, without indentation, for people to read.
    static func fragment(_ entries: [PropertyValue.Entry]) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(2048)
        for entry in entries { append(entry, indentation: 0, to: &bytes) }
        return bytes
    }
}
