import Files

/// Turns a row's translation into parts, its codes into those of the source that they stand for.
///
/// Characters between codes are Markdown as well. So each code becomes a character of its own that nothing else uses,
/// the whole is read as Markdown, and the characters become codes again.
struct RowResolution {
    private let field: TranslatableField
    private let codes: [Int: MarkdownCode]

    /// A resolution of translations of a source.
    init(of field: TranslatableField, source: [Inline]) {
        self.field = field
        codes = Dictionary(
            keepingFirst: UnitPieces.pieces(source, of: field).compactMap(\.code).map { ($0.number, $0.code) })
    }

    /// The parts of a translation.
    func parts(of items: [ExchangeItem]) throws(RowRefusal) -> [Inline] {
        let text = try marked(items)
        guard field.isMarkdown else {
            let line = text.split { $0.isNewline }.joined(separator: " ")
            return try rebuilt(InlineReader.plain(line.trimmed)).joined
        }
        return try rebuilt(InlineReader.markdown(text)).joined
    }

    private static let first: UInt32 = 0xF0000

    private enum Mark: UInt32 {
        case leaf, open, close
    }

    private static func character(_ mark: Mark, _ number: Int) -> String {
        Unicode.Scalar(first + UInt32(number) * 3 + mark.rawValue).map { String(Character($0)) } ?? ""
    }

    private static func mark(_ scalar: Unicode.Scalar) -> (mark: Mark, number: Int)? {
        guard (first..<first + 60_000).contains(scalar.value) else { return nil }
        let value = scalar.value - first
        return Mark(rawValue: value % 3).map { ($0, Int(value / 3)) }
    }

    private func marked(_ items: [ExchangeItem]) throws(RowRefusal) -> String {
        var text = ""
        for item in items {
            switch item {
            case .text(let characters): text += Self.cleaned(characters)
            case .leaf(let name, let characters): text += try marked(.leaf, name, characters)
            case .open(let name, let characters): text += try marked(.open, name, characters)
            case .close(let name, let characters): text += try marked(.close, name, characters)
            }
        }
        return text
    }

    private func marked(_ mark: Mark, _ name: String, _ characters: String) throws(RowRefusal) -> String {
        guard let number = Int(name), let code = codes[number] else {
            // A program that gives codes names of its own may still have kept their characters.
            guard !characters.isEmpty else { throw RowRefusal("the code “\(name)” is none of the source's") }
            return Self.cleaned(characters)
        }
        let fits =
            switch code {
            case .leaf: mark == .leaf
            case .span: mark != .leaf
            }
        guard fits else { throw RowRefusal("the code “\(name)” is of another kind than the source's") }
        return Self.character(mark, number)
    }

    private static func cleaned(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { mark($0) != nil }) else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.filter { mark($0) == nil }))
    }

    /// The parts with codes in place of the characters that stand for them.
    private func rebuilt(_ parts: [Inline]) throws(RowRefusal) -> [Inline] {
        var stack: [(number: Int, parts: [Inline])] = []
        var result: [Inline] = []
        func add(_ part: Inline) {
            if stack.isEmpty { result.append(part) } else { stack[stack.count - 1].parts.append(part) }
        }
        for part in parts {
            switch part {
            case .text(let text):
                var words = String.UnicodeScalarView()
                for scalar in text.unicodeScalars {
                    guard let (mark, number) = Self.mark(scalar) else {
                        words.append(scalar)
                        continue
                    }
                    add(.text(String(words)))
                    words = String.UnicodeScalarView()
                    switch (mark, codes[number]) {
                    case (.leaf, .leaf(let part)?): add(part)
                    case (.open, .span?): stack.append((number, []))
                    case (.close, .span(let span)?):
                        guard let top = stack.last, top.number == number else {
                            throw RowRefusal("the code “\(number)” ends where it has not begun")
                        }
                        stack.removeLast()
                        add(.span(span, top.parts))
                    default: throw RowRefusal("the code “\(number)” is none of the source's")
                    }
                }
                add(.text(String(words)))
            case .span(let span, let inner): add(.span(span, try rebuilt(inner)))
            case .code(let text), .html(let text), .address(_, let text):
                guard !text.unicodeScalars.contains(where: { Self.mark($0) != nil }) else {
                    throw RowRefusal("a code stands inside of code, where it means nothing")
                }
                add(part)
            case .lineBreak, .variable: add(part)
            }
        }
        guard let open = stack.last else { return result }
        throw RowRefusal("the code “\(open.number)” does not end")
    }
}

extension String {
    /// The text without white space at its ends.
    var trimmed: String {
        String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
