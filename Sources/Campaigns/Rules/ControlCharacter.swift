import Files

extension Rule {
    /// A character that no feed can hold.
    public static let controlCharacter = Rule.locked("control-character")
}

/// Finds characters that property lists have no form for: a feed would go out with another text, or another key, than
/// was written.
enum ControlCharacter {
    /// Those in the names and values of a mapping that a file begins with.
    ///
    /// YAML refuses them as they are, so they can only stand there by an escape, which begins with a backslash.
    static func findings(in root: YAMLNode, of file: SourceFile) -> [Diagnostic] {
        guard file.bytes.contains(UInt8(ascii: "\\")) else { return [] }
        return texts(in: root).compactMap { text in
            text.value.unicodeScalars.first(where: \.isNotInFeeds).map { scalar in
                finding(of: scalar, in: "this value", at: file.position(at: text.offset))
            }
        }
    }

    /// Those in the text below the front matter, written as they are or by a reference such as `&#7;`.
    static func findings(in text: WrittenText, locales: Set<String>) -> [Diagnostic] {
        guard let part = text.part(.text) else { return [] }
        var found = nulls(in: text).map { (scalar: "\0" as Unicode.Scalar, position: $0) }
        if part.traits.contains(.notInFeeds) {
            var offset = 0
            for scalar in part.value.unicodeScalars where found.count < WrittenText.findingLimit {
                if scalar.isNotInFeeds { found.append((scalar, part.position(at: offset))) }
                offset += UTF8.width(scalar)
            }
        }
        return found.map { scalar, position in
            var finding = finding(of: scalar, in: part.name, at: position)
            finding.locales = locales
            return finding
        }
    }

    /// Where NUL stands, looked for among the bytes: the reader of Markdown puts another character in its place.
    private static func nulls(in text: WrittenText) -> [SourcePosition] {
        let body = text.text.body
        return text.text.file.bytes[body].withUnsafeBufferPointer { bytes in
            var places: [SourcePosition] = []
            var next = bytes.offset(of: 0, from: 0)
            while let place = next, places.count < WrittenText.findingLimit {
                places.append(text.text.file.position(at: body.lowerBound + place))
                next = bytes.offset(of: 0, from: place + 1)
            }
            return places
        }
    }

    private static func finding(
        of scalar: Unicode.Scalar, in place: String, at position: SourcePosition
    ) -> Diagnostic {
        Diagnostic(
            .controlCharacter, at: position,
            "\(place) has the control character \(scalar.codeName), which no feed can hold",
            suggestion: "delete it")
    }

    private static func texts(in node: YAMLNode) -> [Located<String>] {
        switch node.content {
        case .scalar(let text, _): [Located(text, at: node.offset)]
        case .sequence(let nodes): nodes.flatMap(texts)
        case .mapping(let entries):
            entries.flatMap { [Located($0.key, at: $0.keyOffset)] + texts(in: $0.value) }
        }
    }
}
