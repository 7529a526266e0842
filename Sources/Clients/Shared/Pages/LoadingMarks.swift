import Files

/// Finds in HTML whatever may make a browser load something: attributes, elements, style and script.
///
/// It rather finds too much, since all that follows is a preview from a copy.
enum LoadingMarks {
    /// Whether there is any.
    static func areFound(in html: [UInt8]) -> Bool {
        html.withUnsafeBufferPointer(areFound)
    }

    /// Whether there is any.
    static func areFound(in html: String) -> Bool {
        html.withUTF8Bytes(areFound)
    }

    /// Whether none comes about where texts without any stand in the slots of a form: its HTML has none, and neither
    /// does it end before a slot, nor go on behind it, with what could be a part of one.
    static func stand(apart slots: [PageForm.Slot], in html: [UInt8]) -> Bool {
        for (number, slot) in slots.enumerated() {
            let before = html[slot.before]
            guard !areFound(in: Array(before)) else { return false }
            if let last = before.last(where: { $0 > 0x20 }) {
                if isPart(last) || last == UInt8(ascii: "<") || last == UInt8(ascii: "@") { return false }
            } else if number > 0 {
                return false
            }
            let behind = html[slot.before.upperBound...].first { $0 > 0x20 }
            if let behind, isPart(behind) || behind == UInt8(ascii: "=") || behind == UInt8(ascii: "(") { return false }
        }
        return !areFound(in: Array(html[(slots.last?.before.upperBound ?? 0)...]))
    }

    /// Whether a byte may stand within a word.
    private static func isPart(_ byte: UInt8) -> Bool { byte.isLetter || byte == UInt8(ascii: "-") }

    private static func areFound(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes.indices.contains { isFound(at: $0, in: bytes) }
    }

    @inline(__always)
    private static func isFound(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        switch bytes[index] {
        case UInt8(ascii: "="): isWord(of: attributes, lastLetters: "ctrdv", before: index, in: bytes)
        case UInt8(ascii: "("): isWord(of: functions, lastLetters: "lthner", before: index, in: bytes)
        case UInt8(ascii: "<"): elements.contains { stands($0, at: index + 1, in: bytes) }
        case UInt8(ascii: "@"): rules.contains { stands($0, at: index + 1, in: bytes) }
        default: false
        }
    }

    private static let attributes: [StaticString] = [
        "src", "srcset", "imagesrcset", "poster", "background", "http-equiv", "srcdoc",
    ]
    private static let functions: [StaticString] = [
        "url", "image-set", "fetch", "import", "sendBeacon", "XMLHttpRequest", "WebSocket", "EventSource", "Worker",
    ]
    private static let elements: [StaticString] = ["link", "object", "embed", "base", "svg"]
    private static let rules: [StaticString] = ["import"]

    /// Whether one of some words stands before an index, with or without space between.
    ///
    /// - Parameter lastLetters: the letters with which the words end.
    private static func isWord(
        of words: [StaticString], lastLetters: StaticString, before index: Int, in bytes: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        var end = index
        while end > 0, bytes[end - 1] <= 0x20 { end -= 1 }
        guard end > 0 else { return false }
        let last = bytes[end - 1] | 0x20
        let letters = UnsafeBufferPointer(start: lastLetters.utf8Start, count: lastLetters.utf8CodeUnitCount)
        guard letters.contains(last) else { return false }
        for word in words where word.utf8Start[word.utf8CodeUnitCount - 1] | 0x20 == last {
            let start = end - word.utf8CodeUnitCount
            if stands(word, at: start, in: bytes), start == 0 || !bytes[start - 1].isLetter { return true }
        }
        return false
    }

    /// Whether a word stands at an index, without regard to the case of ASCII letters.
    private static func stands(_ word: StaticString, at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard index >= 0, index + word.utf8CodeUnitCount <= bytes.count else { return false }
        var offset = 0
        while offset < word.utf8CodeUnitCount {
            if bytes[index + offset] | 0x20 != word.utf8Start[offset] | 0x20 { return false }
            offset += 1
        }
        return true
    }
}
