import Files

/// Looks at what touches a number.
enum NumberSurroundings {
    static func of(_ range: Range<Int>, in bytes: [UInt8]) -> WrittenNumber.Surroundings {
        var result: WrittenNumber.Surroundings = []
        let before = range.lowerBound > 0 ? bytes[range.lowerBound - 1] : 0x20
        let behind = range.upperBound < bytes.count ? bytes[range.upperBound] : 0x20
        let next = range.upperBound + 1 < bytes.count ? bytes[range.upperBound + 1] : 0x20
        let earlier = range.lowerBound > 1 ? bytes[range.lowerBound - 2] : 0x20
        if (isDateSign(behind) && next.isDigit) || (isDateSign(before) && earlier.isDigit) { result.insert(.date) }
        if behind == UInt8(ascii: ":"), next.isDigit { result.insert(.hours) }
        if before == UInt8(ascii: ":"), earlier.isDigit { result.insert(.minutes) }
        if "%$#+".utf8.contains(behind) || "$#+".utf8.contains(before) || before.isLetter || behind.isLetter {
            result.insert(.sign)
        }
        // £ ¥ are C2 A3 and C2 A5, € is E2 82 AC.
        if bytes[range.upperBound...].starts(with: "€".utf8)
            || bytes[..<range.lowerBound].suffix(3).elementsEqual("€".utf8)
        {
            result.insert(.sign)
        }
        let rest = word(behind: range.upperBound, in: bytes)
        if ["am", "pm", "a.m", "p.m"].contains(rest.lowercased()) { result.insert(.hours) }
        if scales.contains(rest) || scales.contains(rest.lowercased()) { result.insert(.scale) }
        return result
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
