import Files

/// Addresses that stand in a text as they are, without being links.
public enum BareAddress {
    /// The addresses, each from its scheme to the last character that can be meant.
    public static func all(in text: String) -> [String] {
        let bytes = Array(text.utf8)
        return ranges(in: bytes).map { String(decoding: bytes[$0], as: UTF8.self) }
    }

    /// Their ranges in the bytes of a text.
    static func ranges(in bytes: [UInt8]) -> [Range<Int>] {
        var result: [Range<Int>] = []
        var index = 1
        while index + 2 < bytes.count {
            guard bytes[index] == UInt8(ascii: ":"), bytes[index + 1] == 0x2F, bytes[index + 2] == 0x2F else {
                index += 1
                continue
            }
            var start = index
            while start > 0, bytes[start - 1].isInScheme { start -= 1 }
            let end = self.end(of: bytes, from: index + 3)
            if start < index, end > index + 3 { result.append(start..<end) }
            index = end
        }
        return result
    }

    /// Where an address ends whose host begins at `start`: at white space, at what no address holds, and before
    /// punctuation that ends the sentence.
    static func end(of bytes: [UInt8], from start: Int) -> Int {
        var end = start
        while end < bytes.count, bytes[end] > 0x20, bytes[end] < 0x7F, !"<>\"`{}|\\^".utf8.contains(bytes[end]) {
            end += 1
        }
        while end > start, ".,;:!?')]*_~".utf8.contains(bytes[end - 1]) { end -= 1 }
        return end
    }
}
