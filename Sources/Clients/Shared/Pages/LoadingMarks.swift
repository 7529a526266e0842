import Files

/// Finds in HTML whatever may make a browser load something: attributes, elements, style and script.
///
/// It rather finds too much, since all that follows is a preview from a copy.
enum LoadingMarks {
    /// Whether there is any.
    static func areFound(in html: [UInt8]) -> Bool {
        html.withUnsafeBufferPointer(areFound)
    }

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
