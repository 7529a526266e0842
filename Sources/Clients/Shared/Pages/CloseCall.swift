import Files

/// Looks for calls of `close()` by bytes, so that pages without one need not be read.
enum CloseCall {
    private static let word = Array("close".utf8)

    /// Whether a page names the function with a bracket behind it.
    static func isMentioned(in page: [UInt8]) -> Bool {
        page.withUnsafeBufferPointer { page in
            var index = 0
            while index + word.count < page.count {
                if begins(page, at: index) {
                    var behind = index + word.count
                    while behind < page.count, page[behind] == UInt8(ascii: " ") { behind += 1 }
                    if behind < page.count, page[behind] == UInt8(ascii: "(") { return true }
                }
                index += 1
            }
            return false
        }
    }

    /// Whether a text holds the word.
    static func isNamed(in text: String) -> Bool {
        text.withUTF8Bytes { bytes in
            var index = 0
            while index + word.count <= bytes.count {
                if begins(bytes, at: index) { return true }
                index += 1
            }
            return false
        }
    }

    /// Whether the word cannot come about where texts without it and the HTML around them meet.
    static func stands(apart slots: [PageForm.Slot], in html: [UInt8]) -> Bool {
        for (number, slot) in slots.enumerated() {
            var before = html[slot.before]
            if before.isEmpty, number > 0 { return false }
            while before.last == UInt8(ascii: " ") { before.removeLast() }
            for length in 1...word.count where before.suffix(length).elementsEqual(word.prefix(length)) { return false }
            let next = slot.before.upperBound
            if next < html.count, word.dropFirst().contains(html[next]) { return false }
        }
        return true
    }

    @inline(__always)
    private static func begins(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        bytes[index] == 0x63 && bytes[index + 1] == 0x6C && bytes[index + 2] == 0x6F && bytes[index + 3] == 0x73
            && bytes[index + 4] == 0x65
    }
}
