/// Replaces words in sentences, byte by byte where no byte can be part of a longer character.
enum PlainReplacing {
    /// The text with a word in place of another, wherever that stands.
    static func text(_ text: String, replacing word: String, with other: String) -> String {
        let isPlain: (UInt8) -> Bool = { $0 < 0x80 && $0 != 0x0D }
        guard text.utf8.allSatisfy(isPlain), word.utf8.allSatisfy(isPlain), !word.isEmpty else {
            return text.replacing(word, with: other)
        }
        let bytes = Array(text.utf8)
        let sought = Array(word.utf8)
        var result: [UInt8] = []
        var start = 0
        var index = 0
        while index + sought.count <= bytes.count {
            guard bytes[index] == sought[0], bytes[index..<index + sought.count].elementsEqual(sought) else {
                index += 1
                continue
            }
            result += bytes[start..<index]
            result += other.utf8
            index += sought.count
            start = index
        }
        guard start > 0 else { return text }
        result += bytes[start...]
        return String(decoding: result, as: UTF8.self)
    }
}
