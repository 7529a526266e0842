/// The attributes of a tag, looked up only where somebody asks.
struct HTMLAttributes {
    /// What stands between the tag's name and its end.
    let bytes: ArraySlice<UInt8>

    /// The value of an attribute as it stands there, references and all; nil where there is none.
    subscript(name: String) -> String? {
        var rest = bytes
        while let (key, value) = Self.next(&rest) {
            if key == name { return value }
        }
        return nil
    }

    /// All of them, with their names in lower case, and their values as they stand there.
    var all: [(name: String, value: String)] {
        var rest = bytes
        var found: [(name: String, value: String)] = []
        while let attribute = Self.next(&rest) { found.append(attribute) }
        return found
    }

    private static func next(_ rest: inout ArraySlice<UInt8>) -> (name: String, value: String)? {
        rest = rest.drop { $0.isSpace || $0 == UInt8(ascii: "/") }
        guard !rest.isEmpty else { return nil }
        let key = rest.prefix { !$0.isSpace && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: "/") }
        rest = rest[key.endIndex...].drop(while: \.isSpace)
        var value = rest.prefix(0)
        if rest.first == UInt8(ascii: "=") {
            rest = rest.dropFirst().drop(while: \.isSpace)
            if let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
                value = rest.dropFirst().prefix { $0 != quote }
                rest = rest[value.endIndex...].dropFirst()
            } else {
                value = rest.prefix { !$0.isSpace }
                rest = rest[value.endIndex...]
            }
        } else if key.isEmpty {
            rest = rest.dropFirst()
        }
        return (String(decoding: key, as: UTF8.self).lowercased(), String(decoding: value, as: UTF8.self))
    }

    /// Whether a class is among those of the tag.
    func hasClass(_ name: String) -> Bool {
        self["class"]?.split(whereSeparator: \.isWhitespace).contains { $0 == name } == true
    }
}

extension UInt8 {
    /// Whether HTML takes it for white space.
    var isSpace: Bool {
        switch self {
        case 0x09, 0x0A, 0x0C, 0x0D, 0x20: true
        default: false
        }
    }
}
