/// Finds in HTML whatever may make a browser load something: attributes, elements, style and script.
///
/// It rather finds too much, since all that follows is a preview from a copy.
enum LoadingMarks {
    /// Whether there is any.
    static func areFound(in html: [UInt8]) -> Bool {
        html.withUnsafeBufferPointer { bytes in
            bytes.indices.contains { index in
                switch bytes[index] {
                case UInt8(ascii: "="): attributes.contains { bytes[..<index].endsWithWord($0) }
                case UInt8(ascii: "("): functions.contains { bytes[..<index].endsWithWord($0) }
                case UInt8(ascii: "<"): elements.contains { bytes[(index + 1)...].begins(with: $0) }
                case UInt8(ascii: "@"): bytes[(index + 1)...].begins(with: "import")
                default: false
                }
            }
        }
    }

    private static let attributes: [StaticString] = [
        "src", "srcset", "imagesrcset", "poster", "background", "http-equiv", "srcdoc",
    ]
    private static let functions: [StaticString] = [
        "url", "image-set", "fetch", "import", "sendBeacon", "XMLHttpRequest", "WebSocket", "EventSource", "Worker",
    ]
    private static let elements: [StaticString] = ["link", "object", "embed", "base", "svg"]
}

extension Slice<UnsafeBufferPointer<UInt8>> {
    fileprivate func begins(with mark: StaticString) -> Bool {
        count >= mark.utf8CodeUnitCount && prefix(mark.utf8CodeUnitCount).isEqual(to: mark)
    }

    /// Whether a word stands at the end, with or without space behind it.
    fileprivate func endsWithWord(_ mark: StaticString) -> Bool {
        guard let last = lastIndex(where: { $0 > 0x20 }) else { return false }
        let written = self[...last]
        guard written.count >= mark.utf8CodeUnitCount else { return false }
        let start = written.endIndex - mark.utf8CodeUnitCount
        return written[start...].isEqual(to: mark) && (start == startIndex || !Self.isLetter(self[start - 1]))
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    /// Compares without regard to the case of ASCII letters.
    private func isEqual(to mark: StaticString) -> Bool {
        for (offset, byte) in enumerated() where (byte | 0x20) != mark.utf8Start[offset] | 0x20 { return false }
        return true
    }
}
