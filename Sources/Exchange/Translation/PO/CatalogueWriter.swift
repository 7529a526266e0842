/// Writes rows as a gettext catalogue, the text of each as Markdown.
struct CatalogueWriter {
    private let document: ExchangeDocument

    init(_ document: ExchangeDocument) {
        self.document = document
    }

    /// The file.
    func text() -> String {
        ([header] + document.groups.flatMap { group in group.units.map(text) }).joined(separator: "\n")
    }

    private var header: String {
        let language = document.locale.replacing("-", with: "_")
        let fields = [
            "Project-Id-Version: newsadmin", "PO-Revision-Date: ", "Last-Translator: ",
            "Language-Team: ", "Language: \(language)", "MIME-Version: 1.0", "Content-Type: text/plain; charset=UTF-8",
            "Content-Transfer-Encoding: 8bit", "X-Source-Language: \(document.sourceLocale)", "",
        ]
        return CatalogueText.entry("msgid", "") + CatalogueText.entry("msgstr", fields.joined(separator: "\n"))
    }

    private func text(of unit: ExchangeUnit) -> String {
        let field = unit.key.field
        let isFuzzy = unit.target == nil && unit.earlier != nil
        var flags: [String] = []
        if isFuzzy { flags.append("fuzzy") }
        if field.isMarkdown { flags.append("md-text") }
        if let limit = unit.limit { flags.append("max-length:\(limit)") }
        let target = unit.target ?? unit.earlier ?? []
        return CatalogueText.comments("#.", unit.notes)
            + "#: \(unit.key.text)\n" + (flags.isEmpty ? "" : "#, \(flags.joined(separator: ", "))\n")
            + CatalogueText.entry("msgctxt", unit.key.text)
            + CatalogueText.entry("msgid", UnitPieces.pieces(unit.source, of: field).markdown)
            + CatalogueText.entry("msgstr", UnitPieces.pieces(target, of: field).markdown)
    }
}
