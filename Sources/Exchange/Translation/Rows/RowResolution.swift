import Campaigns
import Files

/// Turns a row's translation into parts, its codes into those of the source that they stand for.
///
/// Characters between codes are Markdown as well. So each code becomes a character of its own that nothing else uses,
/// the whole is read as Markdown, and the characters become codes again.
struct RowResolution {
    private let field: TranslatableField
    private let codes: [Int: MarkdownCode]
    /// The control characters that the source has itself.
    private let ownControls: Set<Unicode.Scalar>

    /// A resolution of translations of a source.
    init(of field: TranslatableField, source: [Inline]) {
        self.field = field
        ownControls = Set(source.plain.unicodeScalars.filter(\.isControl))
        codes = Dictionary(
            keepingFirst: UnitPieces.pieces(source, of: field).compactMap(\.code).map { ($0.number, $0.code) })
    }

    /// The parts of a translation.
    ///
    /// - Parameter sent: the hash of the translation that the row was sent out with, which is not tidied up if it comes
    ///   back.
    func parts(of items: [ExchangeItem], sent: String? = nil) throws(RowRefusal) -> [Inline] {
        var text = ""
        var numbers: [CodeMark: [Int]] = [:]
        for (number, item) in items.enumerated() {
            if case .text(let words) = item,
                let control = words.unicodeScalars.first(where: { $0.isControl && !ownControls.contains($0) })
            {
                throw RowRefusal(
                    "the control character \(control.codeName) is in the translation", item: number,
                    rule: .controlCharacter)
            }
            if let taken = item.characters.unicodeScalars.first(where: { CodeMark($0) != nil }) {
                throw RowRefusal(
                    "the character \(taken.codeName) is one that an import needs for itself", item: number)
            }
            if let mark = try mark(for: item, number) {
                guard let character = mark.character else {
                    throw RowRefusal("the text has more codes than an import can tell apart", item: number)
                }
                numbers[mark, default: []].append(number)
                text.append(character)
            } else {
                text += item.characters
            }
        }
        var rebuilding = CodeRebuilding(codes: codes, items: numbers)
        guard field.isMarkdown else {
            if let sent {
                var untouched = rebuilding
                let parts = try untouched.rebuilt(InlineReader.plain(text)).joined
                if TranslationFingerprint.of(parts) == sent { return parts }
            }
            let line = text.split { $0.isNewline }.joined(separator: " ")
            return try rebuilding.rebuilt(InlineReader.plain(line.trimmingWhitespace)).joined
        }
        return try rebuilding.rebuilt(InlineReader.markdown(text)).joined
    }

    /// The mark of a code; nil for what is read as characters.
    private func mark(for item: ExchangeItem, _ number: Int) throws(RowRefusal) -> CodeMark? {
        let kind: CodeMark.Kind
        let name: String
        switch item {
        case .text: return nil
        case .leaf(let own, _):
            kind = .leaf
            name = own
        case .open(let own, _):
            kind = .open
            name = own
        case .close(let own, _):
            kind = .close
            name = own
        }
        guard let own = Int(name), let code = codes[own] else {
            // A program that gives codes names of its own may still have kept their characters.
            guard !item.characters.isEmpty else {
                throw RowRefusal("the code “\(name)” is none of the source's", item: number)
            }
            return nil
        }
        let fits =
            switch code {
            case .leaf: kind == .leaf
            case .span: kind != .leaf
            }
        guard fits else {
            throw RowRefusal("the code “\(name)” is of another kind than the source's", item: number)
        }
        return CodeMark(kind, own)
    }
}

extension Unicode.Scalar {
    /// Whether it is a control character, which texts do not have. Those from U+0080 on usually stand where a program
    /// took the file to be in another encoding.
    fileprivate var isControl: Bool {
        switch value {
        case 0x09, 0x0A, 0x0D: false
        case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: true
        default: false
        }
    }
}
