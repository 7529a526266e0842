/// Writes rows as XLIFF 2.0.
struct XLIFF2Writer {
    private let document: ExchangeDocument

    init(_ document: ExchangeDocument) {
        self.document = document
    }

    /// The file.
    func text() -> String {
        var text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <xliff version="2.0" xmlns="urn:oasis:names:tc:xliff:document:2.0" \
            xmlns:mtc="urn:oasis:names:tc:xliff:matches:2.0" \
            srcLang="\(document.sourceLocale)" trgLang="\(document.locale)">

            """
        for (index, group) in document.groups.enumerated() {
            text += "  <file id=\"f\(index + 1)\" original=\"\(XMLText.escaped(group.file))\">\n"
            text += group.units.map(self.text).joined() + "  </file>\n"
        }
        return text + "</xliff>\n"
    }

    private func text(of unit: ExchangeUnit) -> String {
        var data = OriginalData()
        let pieces = UnitPieces.pieces(unit.source, of: unit.key.field)
        let source = content(pieces, unit, &data)
        let target = unit.target.map {
            content(UnitPieces.pieces($0, of: unit.key.field, numberedAs: pieces), unit, &data)
        }
        let name = "\(unit.key.campaign) \(unit.key.field.name)"
        var lines = ["<unit id=\"\(unit.key.text)\" name=\"\(name)\" canResegment=\"no\" xml:space=\"preserve\">"]
        if let earlier = unit.earlier { lines += match(earlier, pieces, unit) }
        lines.append("  <notes>")
        lines += unit.notes.map { "    <note>\(XMLText.escaped($0))</note>" }
        if let limit = unit.limit { lines.append("    <note category=\"limit\">\(limit)</note>") }
        lines.append("  </notes>")
        lines += data.lines.map { "  \($0)" }
        lines.append("  <segment id=\"s1\"\(target == nil ? "" : " state=\"translated\"")>")
        lines.append("    <source>\(source)</source>")
        if let target { lines.append("    <target>\(target)</target>") }
        lines += ["  </segment>", "</unit>"]
        return lines.map { "    \($0)\n" }.joined()
    }

    /// What the translation said before, as a candidate for the whole segment.
    private func match(_ earlier: [Inline], _ source: [MarkdownPiece], _ unit: ExchangeUnit) -> [String] {
        var data = OriginalData()
        let before = content(source, unit, &data)
        let after = content(UnitPieces.pieces(earlier, of: unit.key.field, numberedAs: source), unit, &data)
        return ["  <mtc:matches>", "    <mtc:match ref=\"#s1\" type=\"idm\">"] + data.lines.map { "      \($0)" } + [
            "      <source>\(before)</source>", "      <target>\(after)</target>", "    </mtc:match>",
            "  </mtc:matches>",
        ]
    }

    private func content(_ pieces: [MarkdownPiece], _ unit: ExchangeUnit, _ data: inout OriginalData) -> String {
        var text = ""
        for (index, piece) in pieces.enumerated() {
            switch piece {
            case .words(let words): text += XMLText.escaped(words)
            case .leaf(let number, let part, let code):
                let shown = Self.shown(part, unit.variables).map { " disp=\"\(XMLText.escaped($0))\"" } ?? ""
                text += "<ph id=\"\(number)\" dataRef=\"\(data.name(of: code))\"\(shown)/>"
            case .open(let number, let span, let code):
                let end = pieces[index...].first { $0.closes(number) }?.markdown ?? ""
                text += "<pc id=\"\(number)\" \(Self.type(of: span)) dataRefStart=\"\(data.name(of: code))\""
                text += " dataRefEnd=\"\(data.name(of: end))\">"
            case .close: text += "</pc>"
            }
        }
        return text
    }

    private static func shown(_ part: Inline, _ variables: [String: String]) -> String? {
        switch part {
        case .variable(let name): variables[name]
        case .lineBreak: "line end"
        default: nil
        }
    }

    private static func type(of span: InlineSpan) -> String {
        switch span {
        case .emphasis: "type=\"fmt\" subType=\"xlf:i\""
        case .strong: "type=\"fmt\" subType=\"xlf:b\""
        case .link: "type=\"link\""
        case .image: "type=\"image\""
        }
    }
}

/// The characters that codes stand for, each once.
private struct OriginalData {
    private var codes: [String] = []

    mutating func name(of code: String) -> String {
        if let index = codes.firstIndex(of: code) { return "d\(index + 1)" }
        codes.append(code)
        return "d\(codes.count)"
    }

    var lines: [String] {
        guard !codes.isEmpty else { return [] }
        return ["<originalData>"]
            + codes.enumerated().map { "  <data id=\"d\($0 + 1)\">\(XMLText.escaped($1))</data>" }
            + ["</originalData>"]
    }
}

extension MarkdownPiece {
    fileprivate func closes(_ number: Int) -> Bool {
        if case .close(number, _, _) = self { true } else { false }
    }
}
