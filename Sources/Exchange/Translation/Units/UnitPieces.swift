/// Turns a field's parts into pieces, in the form that the field has.
enum UnitPieces {
    /// The pieces of a field: Markdown for the text, plain words and variables for the others.
    static func pieces(_ parts: [Inline], of field: TranslatableField) -> [MarkdownPiece] {
        guard !field.isMarkdown else { return MarkdownWriter.pieces(parts) }
        var number = 0
        return parts.map { part in
            guard case .variable(let name) = part else { return .words(parts: [part]) }
            number += 1
            return .leaf(number, part, "{{\(name)}}")
        }
    }

    /// The same, with codes numbered as those of the source that they stand for; others get numbers of their own.
    static func pieces(
        _ parts: [Inline], of field: TranslatableField, numberedAs source: [MarkdownPiece]
    ) -> [MarkdownPiece] {
        let own = pieces(parts, of: field)
        var free: [(number: Int, code: MarkdownCode)] = source.compactMap(\.code)
        var next = (source.compactMap { $0.code?.number }.max() ?? 0) + 1
        var numbers: [Int: Int] = [:]
        for case let (number, code)? in own.map(\.code) {
            let index =
                free.firstIndex { $0.code == code } ?? free.firstIndex { $0.code.isLocalized(as: code) }
            if let index {
                numbers[number] = free.remove(at: index).number
            } else {
                numbers[number] = next
                next += 1
            }
        }
        return own.map { $0.numbered(by: numbers) }
    }
}

/// What a code is, whatever its number.
enum MarkdownCode: Equatable, Sendable {
    /// Something that stands for itself.
    case leaf(Inline)
    /// Something that begins and ends.
    case span(InlineSpan)

    /// Whether the other is the same with an address of its own, as a link to a page in another language.
    func isLocalized(as other: MarkdownCode) -> Bool {
        switch (self, other) {
        case (.span(.link), .span(.link)), (.span(.image), .span(.image)), (.leaf(.address), .leaf(.address)): true
        default: false
        }
    }
}

extension MarkdownPiece {
    static func words(parts: [Inline]) -> MarkdownPiece { .words(parts.plain) }

    /// The code that begins here, with its number.
    var code: (number: Int, code: MarkdownCode)? {
        switch self {
        case .leaf(let number, let part, _): (number, .leaf(part))
        case .open(let number, let span, _): (number, .span(span))
        case .words, .close: nil
        }
    }

    fileprivate func numbered(by numbers: [Int: Int]) -> MarkdownPiece {
        switch self {
        case .words: self
        case .leaf(let number, let part, let text): .leaf(numbers[number] ?? number, part, text)
        case .open(let number, let span, let text): .open(numbers[number] ?? number, span, text)
        case .close(let number, let span, let text): .close(numbers[number] ?? number, span, text)
        }
    }
}
