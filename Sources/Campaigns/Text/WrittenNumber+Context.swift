import Files

extension WrittenNumber {
    /// What stands around a number, as far as it tells how it will be translated.
    struct Context: OptionSet, Sendable {
        let rawValue: UInt8

        /// A part of a date such as `11/20`, where a month may become a word.
        static let date = Context(rawValue: 1)
        /// Hours before a colon, or before AM or PM.
        static let hours = Context(rawValue: 2)
        /// Minutes behind a colon.
        static let minutes = Context(rawValue: 4)
        /// A per cent sign, a currency or a letter touches it.
        static let sign = Context(rawValue: 8)
        /// A thousand, a million or the like follows.
        static let scale = Context(rawValue: 16)
    }
}

extension WrittenNumber.Context {
    /// What stands around the number at a place in a text.
    init(of range: Range<Int>, in bytes: [UInt8]) {
        self = []
        let before = range.lowerBound > 0 ? bytes[range.lowerBound - 1] : 0x20
        let behind = range.upperBound < bytes.count ? bytes[range.upperBound] : 0x20
        let next = range.upperBound + 1 < bytes.count ? bytes[range.upperBound + 1] : 0x20
        let earlier = range.lowerBound > 1 ? bytes[range.lowerBound - 2] : 0x20
        if (Self.isDateSign(behind) && next.isDigit) || (Self.isDateSign(before) && earlier.isDigit) { insert(.date) }
        if behind == UInt8(ascii: ":"), next.isDigit { insert(.hours) }
        if before == UInt8(ascii: ":"), earlier.isDigit { insert(.minutes) }
        if "%$#+".utf8.contains(behind) || "$#+".utf8.contains(before) || before.isLetter || behind.isLetter {
            insert(.sign)
        }
        // £ ¥ are C2 A3 and C2 A5, € is E2 82 AC.
        if bytes[range.upperBound...].starts(with: "€".utf8)
            || bytes[..<range.lowerBound].suffix(3).elementsEqual("€".utf8)
        {
            insert(.sign)
        }
        let rest = Self.word(behind: range.upperBound, in: bytes)
        if ["am", "pm", "a.m", "p.m"].contains(rest.lowercased()) { insert(.hours) }
        if Self.scales.contains(rest) || Self.scales.contains(rest.lowercased()) { insert(.scale) }
    }

    private static let scales: Set<String> = [
        "K", "M", "B", "k", "bn", "hundred", "thousand", "million", "billion", "trillion", "millions", "thousands",
    ]

    /// The ASCII word that follows, perhaps behind a space.
    private static func word(behind offset: Int, in bytes: [UInt8]) -> String {
        var start = offset
        if start < bytes.count, bytes[start] == 0x20 { start += 1 }
        var end = start
        while end < bytes.count, end - start < 10, bytes[end].isLetter || (bytes[end] == 0x2E && end > start) {
            end += 1
        }
        while end > start, bytes[end - 1] == 0x2E { end -= 1 }
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    private static func isDateSign(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "/") || byte == UInt8(ascii: "-") }
}
