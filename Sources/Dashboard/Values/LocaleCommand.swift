/// A command that names a locale, apart from that locale: its words before and behind.
struct LocaleCommand: Hashable {
    private let before: [UInt8]
    private let after: [UInt8]

    /// A command; nil where none of its words is the locale. The last one counts, since a campaign may have its name.
    init?(_ command: String, locale: String) {
        let bytes = Array(command.utf8)
        let name = Array(locale.utf8)
        let space = UInt8(ascii: " ")
        var start = bytes.count - name.count
        while start >= 0 {
            let end = start + name.count
            if start == 0 || bytes[start - 1] == space, end == bytes.count || bytes[end] == space,
                bytes[start..<end].elementsEqual(name)
            {
                before = Self.words(bytes[..<start])
                after = Self.words(bytes[end...])
                return
            }
            start -= 1
        }
        return nil
    }

    /// The command for several locales.
    func text(for locales: [String]) -> String {
        let parts = [String(decoding: before, as: UTF8.self)] + locales + [String(decoding: after, as: UTF8.self)]
        return parts.filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// Words with one space between them and none around.
    private static func words(_ text: ArraySlice<UInt8>) -> [UInt8] {
        let space = UInt8(ascii: " ")
        var words: [UInt8] = []
        words.reserveCapacity(text.count)
        for byte in text where byte != space || !(words.isEmpty || words.last == space) { words.append(byte) }
        if words.last == space { words.removeLast() }
        return words
    }
}
