/// Tells where the slots of a form stand: in text and in quoted values a text changes nothing of the tags around it.
enum PageSlots {
    /// Whether the HTML before a slot ends in what its text could make a tag, or the end of one, of.
    static func mayJoinTag(_ before: ArraySlice<UInt8>) -> Bool {
        guard let open = before.lastIndex(of: UInt8(ascii: "<")) else { return false }
        let tail = before[open...]
        guard !tail.contains(UInt8(ascii: ">")) else { return false }
        return tail.count < 4 || tail[open + 1] == UInt8(ascii: "/")
    }

    /// Whether all slots stand in text, in scripts or in quoted values of tags that load nothing, and those for HTML in
    /// text only.
    static func areInText(_ slots: [PageForm.Slot], of drawn: [UInt8]) -> Bool {
        var tokens = HTMLTokens(drawn)
        var element = ""
        var rawMarks = 0
        while let token = tokens.next() {
            switch token {
            case .opening(let name, let attributes):
                guard !holdsMark(name.utf8) else { return false }
                if holdsMark(attributes.bytes) {
                    guard name != "script", name != "link", areQuoted(attributes.bytes) else { return false }
                }
                element = name
            case .closing(let name):
                guard !holdsMark(name.utf8) else { return false }
                element = ""
            case .text(let text):
                if element == "style", holdsMark(text) { return false }
                if !["script", "title", "textarea"].contains(element) { rawMarks += count(of: rawEnd, in: text) }
            }
        }
        return rawMarks == slots.count { !$0.isEscaped }
    }

    /// What a mark ends with where its text is not escaped.
    private static let rawEnd = Array("<\u{F8FF}".utf8)

    private static func holdsMark(_ bytes: some Collection<UInt8>) -> Bool {
        count(of: PageForm.opening, in: bytes) > 0
    }

    private static func count(of sought: [UInt8], in bytes: some Collection<UInt8>) -> Int {
        bytes.indices.count { bytes[$0] == sought[0] && bytes[$0...].starts(with: sought) }
    }

    /// Whether each mark among the attributes of a tag stands between quotation marks, and is for escaped text.
    private static func areQuoted(_ bytes: ArraySlice<UInt8>) -> Bool {
        var quote: UInt8?
        var follows = false
        for index in bytes.indices {
            let byte = bytes[index]
            if byte == 0xEF, bytes[index...].starts(with: PageForm.opening), quote == nil { return false }
            if let open = quote {
                if byte == open { quote = nil }
            } else if follows, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            }
            if !byte.isSpace { follows = byte == UInt8(ascii: "=") }
        }
        return count(of: rawEnd, in: bytes) == 0
    }
}
