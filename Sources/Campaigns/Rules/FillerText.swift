import Files

extension Rule {
    /// Words that hold the place of a text that was still to be written.
    static let fillerText = Rule.changeable("text-filler", .warning)
}

/// Finds words that were never meant to be read by users: TODO, lorem ipsum, pseudo-translations, the words
/// of a new campaign's file.
enum FillerText {
    private static let words: Set<String> = ["TODO", "FIXME", "TBD", "TBC", "XXX", "XXXX"]
    private static let phrases = [
        "lorem ipsum", "dolor sit amet", "your text here", "your text goes here", "insert text here", "text goes here",
        "add text here",
        // What `newsadmin new` writes.
        "write what is new here", "remove the line “draft: true”",
    ]
    /// Languages in which the word is written in capitals too, for emphasis: it means “all”.
    private static let todoIsAWord: Set<String> = ["es", "pt", "gl", "ast", "an", "ext", "lad"]

    static func findings(in text: WrittenText, locales: Set<String>) -> [Diagnostic] {
        text.parts.compactMap { part in
            guard part.traits.contains(.filler), let (word, offset) = filler(in: part.value, text.text.locale) else {
                return nil
            }
            return Diagnostic(
                .fillerText, at: part.position(at: offset),
                "“\(word)” in \(part.name) only holds the place of what is still to be written",
                suggestion: "write the text", locales: locales)
        }
    }

    private static func filler(in text: String, _ locale: String) -> (word: String, offset: Int)? {
        let bytes = Array(text.utf8)
        return word(in: bytes, locale) ?? pseudoText(in: bytes) ?? phrase(in: bytes)
    }

    /// A word of capitals by itself.
    private static func word(in bytes: [UInt8], _ locale: String) -> (word: String, offset: Int)? {
        var index = 0
        while index < bytes.count {
            guard isWordByte(bytes[index]) else {
                index += 1
                continue
            }
            var end = index
            while end < bytes.count, isWordByte(bytes[end]) { end += 1 }
            if (3...5).contains(end - index), bytes[index..<end].allSatisfy(\.isCapital) {
                let word = String(decoding: bytes[index..<end], as: UTF8.self)
                let language = locale.prefix { $0 != "-" }.lowercased()
                let isMarked = end < bytes.count && bytes[end] == UInt8(ascii: ":")
                if words.contains(word), word != "TODO" || isMarked || !todoIsAWord.contains(language) {
                    return (word, index)
                }
            }
            index = end
        }
        return nil
    }

    /// A text between the marks of a pseudo-translation, which shows developers what is not translated yet.
    private static func pseudoText(in bytes: [UInt8]) -> (word: String, offset: Int)? {
        for (open, close) in [("[!!", "!!]"), ("⟦", "⟧")] {
            guard let start = offset(of: Array(open.utf8), in: bytes, from: 0),
                offset(of: Array(close.utf8), in: bytes, from: start + open.utf8.count) != nil
            else { continue }
            return (open + "…" + close, start)
        }
        return nil
    }

    private static func phrase(in bytes: [UInt8]) -> (word: String, offset: Int)? {
        let lowered = bytes.map(\.lowercased)
        for phrase in phrases {
            guard let start = offset(of: Array(phrase.utf8), in: lowered, from: 0) else { continue }
            return (String(decoding: bytes[start..<(start + phrase.utf8.count)], as: UTF8.self), start)
        }
        return nil
    }

    private static func offset(of sought: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
        guard start + sought.count <= bytes.count else { return nil }
        return (start...(bytes.count - sought.count)).first { place in
            bytes[place] == sought[0] && bytes[place...].starts(with: sought)
        }
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        byte.isLetterOrDigit || byte == UInt8(ascii: "_") || byte >= 0x80
    }
}
