extension PropertyListWriter {
    /// Some entries of a dictionary as they stand in a feed, without indentation, for people to read.
    static func fragment(_ entries: [PropertyValue.Entry]) -> String {
        var bytes: [UInt8] = []
        for entry in entries { append(entry, indentation: 0, to: &bytes) }
        return String(decoding: bytes, as: UTF8.self)
    }
}
