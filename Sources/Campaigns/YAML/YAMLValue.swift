/// The rest of a line behind a name and its colon, in a text that is meant as YAML.
struct YAMLValue {
    private let text: String

    /// A value without spaces around it.
    init(_ text: String) {
        self.text = text
    }

    /// Why YAML cannot take the value as it is, how far into it that shows, and the value in double quotes.
    var mistake: (message: String, offset: Int, quoted: String)? {
        guard let first = text.utf8.first else { return nil }
        let mark = Character(Unicode.Scalar(first))
        switch mark {
        case "[", "{":
            let isList = mark == "["
            guard text.utf8.starts(with: "{{".utf8) || isFollowed else { return nil }
            return ("a value that begins with \(mark) is \(isList ? "a list" : "a mapping") for YAML", 0, quoted(text))
        case "\"", "'":
            guard isFollowed, let length = Self.length(of: text[...].utf8) else { return nil }
            let isApostrophe = mark == "'" && text.last == "'" && text.count { $0 == "'" } % 2 == 1
            return (
                "something stands behind the \(mark) that ends the value", length,
                quoted(isApostrophe ? String(text.dropFirst().dropLast()) : text)
            )
        case "@", "`", "%", "&", "*", "!", "|", ">":
            return ("a value cannot begin with \(mark) unless it stands in quotes", 0, quoted(text))
        case "-", "?", ":":
            guard text.utf8.count == 1 || text.utf8.dropFirst().first == 0x20 else { break }
            return ("a value cannot begin with \(mark) and a space unless it stands in quotes", 0, quoted(text))
        default: break
        }
        return colon
    }

    /// A colon with a space behind it, or at the end, in a value without quotes.
    private var colon: (message: String, offset: Int, quoted: String)? {
        let bytes = Array(text.utf8)
        let end =
            bytes.indices.first { bytes[$0] == UInt8(ascii: "#") && $0 > 0 && bytes[$0 - 1] == 0x20 } ?? bytes.count
        let place = (0..<end).first { index in
            bytes[index] == UInt8(ascii: ":") && (index + 1 == end || bytes[index + 1] == 0x20)
        }
        guard let place else { return nil }
        var value = String(decoding: bytes[..<end], as: UTF8.self)
        while value.last == " " { value.removeLast() }
        let inner = TypographicQuotes.content(of: value)
        return (
            inner == nil
                ? "a value with a colon and a space behind it must stand in quotes"
                : "YAML does not know typographic quotation marks, so the colon ends the value",
            place, quoted(inner ?? value)
        )
    }

    /// Whether something but a comment stands behind the mark that closes what the value begins with.
    private var isFollowed: Bool {
        guard let length = Self.length(of: text[...].utf8) else { return false }
        let rest = text.utf8.dropFirst(length)
        guard let byte = rest.first(where: { $0 != 0x20 && $0 != 0x09 }) else { return false }
        // A bracket too many is no text that could stand in quotes.
        if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") { return false }
        return byte != UInt8(ascii: "#") || rest.first == byte
    }

    private func quoted(_ value: String) -> String { YAMLText.quoted(value) }

    /// How many bytes from a quotation mark or an opening bracket on belong to what it begins; nil where that does not
    /// end.
    static func length(of text: Substring.UTF8View) -> Int? {
        var depth = 0
        var quote: UInt8?
        var isEscaped = false
        var isAtStart = true
        for (index, byte) in text.enumerated() {
            if let open = quote {
                if isEscaped {
                    isEscaped = false
                } else if byte == UInt8(ascii: "\\"), open == UInt8(ascii: "\"") {
                    isEscaped = true
                } else if byte == open {
                    quote = nil
                    if depth == 0 { return index + 1 }
                }
                continue
            }
            switch byte {
            // In the middle of a word a quotation mark is one of its characters.
            case UInt8(ascii: "\""), UInt8(ascii: "'"): if isAtStart { quote = byte }
            case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "]"), UInt8(ascii: "}"):
                depth -= 1
                if depth == 0 { return index + 1 }
            default: break
            }
            isAtStart = [0x20, 0x0A, UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "{")].contains(byte)
        }
        return nil
    }
}
