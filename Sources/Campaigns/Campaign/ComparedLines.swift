import Files

/// The lines of a text as they are compared: without white space behind them, and without empty ones at both ends.
enum ComparedLines {
    /// The lines in a range of a file, with a line feed between them.
    static func normalized(_ file: SourceFile, in range: Range<Int>) -> [UInt8] {
        let isPlain = file.bytes[range].withUnsafeBufferPointer { !mayHaveOtherLineEnds($0) }
        return isPlain ? normalized(file.bytes[range]) : Array(normalized(file.text(range)).utf8)
    }

    /// The same for bytes whose lines end in line feeds and carriage returns only.
    private static func normalized(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        bytes.withUnsafeBufferPointer { bytes in
            var index = 0
            while index < bytes.count {
                let byte = bytes[index]
                index += 1
                guard byte == 0x0A || byte == 0x0D else {
                    result.append(byte)
                    continue
                }
                if byte == 0x0D, index < bytes.count, bytes[index] == 0x0A { index += 1 }
                trimEnd(of: &result)
                if !result.isEmpty { result.append(0x0A) }
            }
        }
        trimEnd(of: &result)
        while result.last == 0x0A { result.removeLast() }
        return result
    }

    private static func trimEnd(of line: inout [UInt8]) {
        while line.last == 0x20 || line.last == 0x09 { line.removeLast() }
    }

    /// Whether a form feed or the like may end a line, a space be one character with what stands before it, or bytes
    /// that are no UTF-8 must be replaced.
    private static func mayHaveOtherLineEnds(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        for index in bytes.indices {
            switch bytes[index] {
            case 0x0B, 0x0C: return true
            case 0x85 where index > 0 && bytes[index - 1] == 0xC2: return true
            case 0xA8, 0xA9:
                if index > 1, bytes[index - 1] == 0x80, bytes[index - 2] == 0xE2 { return true }
            case 0x20, 0x09:
                if index > 0, bytes[index - 1] >= 0x80, mayJoin(bytes, before: index) { return true }
            default: break
            }
        }
        return String(utf8: bytes) == nil
    }

    /// Whether a character before an offset may join what follows (Grapheme_Cluster_Break=Prepend).
    private static func mayJoin(_ bytes: UnsafeBufferPointer<UInt8>, before offset: Int) -> Bool {
        var start = offset - 1
        while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
        switch (bytes[start], bytes[start + 1]) {
        case (0xD8, 0x80...0x85), (0xDB, 0x9D), (0xDC, 0x8F), (0xE0, 0xA2...0xA3), (0xE0, 0xB5), (0xF0, _): return true
        default: return false
        }
    }

    /// The same, character by character, for any text.
    static func normalized(_ text: String) -> String {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .map { $0.trimmingEnd }
            .joined(separator: "\n")
            .trimmingLineEnds
    }
}

extension Substring {
    fileprivate var trimmingEnd: String {
        var rest = self
        while rest.last == " " || rest.last == "\t" { rest.removeLast() }
        return String(rest)
    }
}

extension String {
    fileprivate var trimmingLineEnds: String {
        var rest = Substring(self)
        while rest.last == "\n" { rest.removeLast() }
        while rest.first == "\n" { rest.removeFirst() }
        return String(rest)
    }
}
