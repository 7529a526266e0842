/// A line of a text that is meant as YAML.
struct YAMLLine {
    /// The line without its end.
    let text: String
    /// The offset of its first byte in its file.
    let start: Int

    /// A line that may still have the first half of a Windows line end.
    init(_ text: String, at start: Int) {
        self.text = text.utf8.last == 0x0D ? String(Substring(text.utf8.dropLast())) : text
        self.start = start
    }

    /// The spaces and tabs that it begins with.
    var indentation: Substring { text.prefix { $0 == " " || $0 == "\t" } }

    /// Where a character stands on it that ends a line for YAML and for hardly any editor, and its name.
    var separator: (offset: Int, name: String)? {
        let names: [Unicode.Scalar: String] = ["\u{85}": "U+0085", "\u{2028}": "U+2028", "\u{2029}": "U+2029"]
        let scalars = text.unicodeScalars
        guard let place = scalars.firstIndex(where: { names[$0] != nil }), let name = names[scalars[place]] else {
            return nil
        }
        return (text.utf8.distance(from: text.startIndex, to: place), name)
    }

    /// Whether something stands on it beside a comment.
    var isContent: Bool {
        let content = text.utf8.dropFirst(indentation.utf8.count)
        return !content.isEmpty && content.first != UInt8(ascii: "#")
    }

    /// The name and the value where it looks like `name: value`, and the offset of the value.
    var field: (name: String, value: String, valueStart: Int)? {
        var rest = text.utf8.dropFirst(indentation.utf8.count)
        while rest.starts(with: "- ".utf8) { rest = rest.dropFirst(2).drop { $0 == 0x20 } }
        let name = rest.prefix { $0.isPlainInKey }
        rest = rest.dropFirst(name.count)
        guard !name.isEmpty, rest.first == UInt8(ascii: ":") else { return nil }
        rest = rest.dropFirst()
        guard rest.first.map({ $0 == 0x20 || $0 == 0x09 }) ?? true else { return nil }
        rest = rest.drop { $0 == 0x20 || $0 == 0x09 }
        while let byte = rest.last, byte == 0x20 || byte == 0x09 { rest = rest.dropLast() }
        let offset = text.utf8.distance(from: text.startIndex, to: rest.startIndex)
        return (String(Substring(name)), String(Substring(rest)), start + offset)
    }
}
