import Files

/// A text file of the workspace: its bytes, and where its lines begin.
///
/// A byte-order mark is not part of the text, and bytes that are not UTF-8 are known before anything else is read.
public struct SourceFile: Sendable {
    /// The file, relative to the workspace's folder.
    public let path: String
    /// The bytes without a byte-order mark, line ends as they are in the file.
    public let bytes: [UInt8]
    private let hasMark: Bool

    /// A file with these bytes.
    public init(path: String, bytes: [UInt8]) {
        self.path = path
        hasMark = bytes.starts(with: ByteOrderMark.utf8)
        self.bytes = hasMark ? Array(bytes.dropFirst(ByteOrderMark.utf8.count)) : bytes
    }

    /// The digest of the whole file.
    public var digest: SHA256Digest { SHA256Digest(of: hasMark ? ByteOrderMark.utf8 + bytes : bytes) }

    /// A file with what is in it, behind its byte-order mark.
    init(path: String, content: [UInt8]) {
        self.path = path
        bytes = content
        hasMark = false
    }

    /// A range of the text; what is not UTF-8 becomes U+FFFD.
    public func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    /// The place of a byte, by its offset.
    public func position(at offset: Int) -> SourcePosition {
        let (line, column) = bytes.withUnsafeBufferPointer { bytes in
            let end = min(offset, bytes.count)
            var line = 1
            var lineStart = 0
            while let place = bytes.offset(of: UInt8(ascii: "\n"), from: lineStart), place < end {
                line += 1
                lineStart = place + 1
            }
            var column = 1
            for index in lineStart..<max(lineStart, end) where bytes[index] & 0xC0 != 0x80 { column += 1 }
            return (line, column)
        }
        return SourcePosition(file: path, line: line, column: column)
    }

    /// The offset of the first byte that is not UTF-8, nil where all are.
    public var firstInvalidByte: Int? {
        bytes.withUnsafeBufferPointer { buffer in
            guard !Self.isASCII(buffer), String(utf8: buffer) == nil else { return nil }
            var offset = 0
            var decoder = UTF8()
            var iterator = buffer.makeIterator()
            while true {
                switch decoder.decode(&iterator) {
                case .scalarValue(let scalar): offset += UTF8.width(scalar)
                case .emptyInput: return nil
                case .error: return offset
                }
            }
        }
    }

    private static func isASCII(_ buffer: UnsafeBufferPointer<UInt8>) -> Bool {
        buffer.allSatisfy { $0 < 0x80 }
    }
}

extension SourceFile: Equatable {
    /// Whether both hold the same at the same path, byte by byte: two forms of one letter are not the same.
    public static func == (left: SourceFile, right: SourceFile) -> Bool {
        left.bytes == right.bytes && left.path.hasBytes(of: right.path)
    }
}
