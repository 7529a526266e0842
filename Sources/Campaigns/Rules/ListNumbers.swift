import Files

extension Rule {
    /// An item of a list that is shown with another number than it is written with.
    static let listNumber = Rule.changeable("text-list-number", .warning)
}

/// Finds items of lists that Markdown numbers anew: it counts on from the first of them.
enum ListNumbers {
    private struct Item {
        var indent: Int
        var number: Int
        var delimiter: UInt8
        var words: String
    }

    static func findings(in text: WrittenText, locales: Set<String>) -> [Diagnostic] {
        guard let part = text.part(.text), part.traits.contains(.digits) else { return [] }
        let bytes = text.text.file.bytes
        var findings: [Diagnostic] = []
        var last: Item?
        var isLazy = false
        var start = text.text.body.lowerBound
        while start < text.text.body.upperBound {
            var end = start
            while end < bytes.count, bytes[end] != 0x0A { end += 1 }
            defer { start = end + 1 }
            guard let item = item(at: bytes[start..<end]) else { continue }
            defer { last = item }
            guard let previous = last, previous.indent == item.indent, previous.delimiter == item.delimiter else {
                isLazy = false
                continue
            }
            // A list of nothing but ones is a habit of those who know that Markdown counts.
            isLazy = item.number == previous.number
            let shown = "\(previous.number + 1)\(String(UnicodeScalar(item.delimiter))) "
            guard !isLazy, item.number != previous.number + 1, !item.words.isEmpty,
                part.value.contains("\n" + shown + item.words)
            else { continue }
            findings.append(
                Diagnostic(
                    .listNumber, at: text.text.file.position(at: start + item.indent),
                    "this item is numbered \(item.number), and Markdown shows \(previous.number + 1)",
                    suggestion: "count on, or write \(item.number)\\\(String(UnicodeScalar(item.delimiter)))",
                    locales: locales))
            break
        }
        return findings
    }

    /// What a line is as an item of a numbered list.
    private static func item(at line: ArraySlice<UInt8>) -> Item? {
        let rest = line.drop { $0 == 0x20 }
        let digits = rest.prefix(while: \.isDigit)
        let behind = rest.dropFirst(digits.count)
        guard !digits.isEmpty, let number = Int(String(decoding: digits, as: UTF8.self)), digits.count < 10,
            let delimiter = behind.first, delimiter == UInt8(ascii: ".") || delimiter == UInt8(ascii: ")"),
            behind.dropFirst().first == 0x20
        else { return nil }
        let words = behind.dropFirst(2).drop { $0 == 0x20 }.prefix { !"*_`[&\\<\r!{".utf8.contains($0) }
        return Item(
            indent: line.count - rest.count, number: number, delimiter: delimiter,
            words: String(String(decoding: words, as: UTF8.self).prefix(12)))
    }
}
