import Files

/// Sees at a glance that a translation has all numbers of its source, so that they need not be read.
///
/// Only numbers count here that nothing can be taken for but what they are: digits of ASCII that neither a separator nor
/// anything outside ASCII follows, and in the translation a space before them on their line. What is not seen here is
/// left to ``NumberScanner``.
enum PlainNumbers {
    /// Whether each number in those parts of the source that the translation has too stands in the translation as well.
    static func areAll(of source: WrittenText, in text: WrittenText) -> Bool {
        var wanted: [Substring.UTF8View] = []
        for part in source.parts where !part.traits.isDisjoint(with: [.digits, .otherDigits]) {
            guard text.part(part.field) != nil else { continue }
            guard let numbers = numbers(in: part, areAsked: true) else { return false }
            wanted += numbers
        }
        guard !wanted.isEmpty else { return true }
        var own: [Substring.UTF8View] = []
        for part in text.parts where part.traits.contains(.digits) && part.traits.isDisjoint(with: [.braces]) {
            own += numbers(in: part, areAsked: false) ?? []
        }
        return wanted.allSatisfy { number in own.contains { $0.elementsEqual(number) } }
    }

    /// The numbers of a part without leading zeros; nil where one of those that are asked for is not plain.
    private static func numbers(in part: TextPart, areAsked: Bool) -> [Substring.UTF8View]? {
        guard part.traits.isDisjoint(with: .otherDigits) else { return nil }
        var numbers: [Substring.UTF8View] = []
        let bytes = part.value.utf8
        var isLineStart = true
        var last: UInt8 = 0x0A
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let byte = bytes[index]
            guard byte.isDigit else {
                if byte == 0x0A { isLineStart = true } else if byte != 0x20 { isLineStart = false }
                last = byte
                index = bytes.index(after: index)
                continue
            }
            let rest = bytes[index...]
            let digits = rest.prefix(while: \.isDigit)
            if ends(rest[digits.endIndex...]), areAsked || (last == 0x20 && !isLineStart) {
                let significant = digits.drop { $0 == 0x30 }
                numbers.append(significant.isEmpty ? digits.suffix(1) : significant)
            } else if areAsked {
                return nil
            }
            (isLineStart, last, index) = (false, 0x30, digits.endIndex)
        }
        return numbers
    }

    /// Whether a number cannot go on with this text, nor a unit follow it.
    private static func ends(_ text: Substring.UTF8View) -> Bool {
        guard let next = text.first else { return true }
        guard next < 0x80 else { return false }
        let isSeparator = next == 0x2E || next == 0x2C || next == 0x27 || next == 0x20
        return !isSeparator || !(text.dropFirst().first.map(\.isDigit) ?? false)
    }
}
