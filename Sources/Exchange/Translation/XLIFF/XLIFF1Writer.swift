/// Writes rows as XLIFF 1.2.
///
/// Codes are `bpt`, `ept` and `ph` around their Markdown, not `g` and `x`: programs that turn XLIFF into something else
/// keep the content of the former and drop the latter without a word.
struct XLIFF1Writer {
    private let document: ExchangeDocument

    init(_ document: ExchangeDocument) {
        self.document = document
    }

    /// The file.
    func text() -> String {
        var text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">

            """
        for group in document.groups { text += self.text(of: group) }
        return text + "</xliff>\n"
    }

    private func text(of group: ExchangeGroup) -> String {
        let languages = "source-language=\"\(document.sourceLocale)\" target-language=\"\(document.locale)\""
        return "  <file original=\"\(XMLText.escaped(group.file))\" \(languages) datatype=\"x-markdown\">\n"
            + "    <body>\n" + group.units.map(text).joined() + "    </body>\n  </file>\n"
    }

    private func text(of unit: ExchangeUnit) -> String {
        let key = unit.key.text
        let pieces = UnitPieces.pieces(unit.source, of: unit.key.field)
        let limit = unit.limit.map { " maxwidth=\"\($0)\" size-unit=\"char\"" } ?? ""
        let approval = unit.target == nil ? "" : " approved=\"yes\""
        var lines = [
            "<trans-unit id=\"\(key)\" resname=\"\(key)\"\(limit) xml:space=\"preserve\"\(approval)>",
            "  <source>\(Self.content(pieces))</source>",
        ]
        if let target = unit.target {
            let content = Self.content(UnitPieces.pieces(target, of: unit.key.field, numberedAs: pieces))
            lines.append("  <target state=\"translated\">\(content)</target>")
        }
        lines += [
            "  <context-group name=\"po-reference\" purpose=\"location\">",
            "    <context context-type=\"sourcefile\">\(key)</context>",
            "  </context-group>",
        ]
        lines += unit.notes.map { "  <note from=\"developer\">\(XMLText.escaped($0))</note>" }
        if let earlier = unit.earlier {
            let content = Self.content(UnitPieces.pieces(earlier, of: unit.key.field, numberedAs: pieces))
            lines += [
                "  <alt-trans alttranstype=\"previous-version\">",
                "    <target xml:lang=\"\(document.locale)\">\(content)</target>", "  </alt-trans>",
            ]
        }
        lines.append("</trans-unit>")
        return lines.map { "      \($0)\n" }.joined()
    }

    private static func content(_ pieces: [MarkdownPiece]) -> String {
        pieces.map { piece in
            let text = XMLText.escaped(piece.markdown)
            return switch piece {
            case .words: text
            case .leaf(let number, let part, _): "<ph id=\"\(number)\" ctype=\"\(type(of: part))\">\(text)</ph>"
            case .open(let number, let span, _): "<bpt id=\"\(number)\" ctype=\"\(type(of: span))\">\(text)</bpt>"
            case .close(let number, _, _): "<ept id=\"\(number)\">\(text)</ept>"
            }
        }.joined()
    }

    private static func type(of part: Inline) -> String {
        switch part {
        case .lineBreak: "lb"
        case .code: "x-code"
        case .html: "x-html"
        case .variable: "x-variable"
        case .address: "x-link"
        case .text, .span: "x-other"
        }
    }

    private static func type(of span: InlineSpan) -> String {
        switch span {
        case .emphasis: "italic"
        case .strong: "bold"
        case .link: "link"
        case .image: "x-image"
        }
    }
}
