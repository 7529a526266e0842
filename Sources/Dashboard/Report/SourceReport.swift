import Files

/// A file that the publisher wrote, as the dashboard shows it.
public struct SourceReport: Equatable, Sendable {
    /// Its path, relative to the workspace.
    var file: String
    /// Its text in UTF-8, as it was read: a text of each file beside its bytes would be in memory all at once.
    let bytes: [UInt8]

    /// A file with a text in UTF-8.
    public init(file: String, bytes: [UInt8]) {
        self.file = file
        self.bytes = bytes
    }
}

extension SourceReport: BinaryEncodable {
    /// Appends everything that is compared.
    public func write(to writer: inout ByteWriter) {
        writer.append(file)
        writer.append(bytes)
    }
}
