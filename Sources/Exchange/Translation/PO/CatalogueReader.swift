/// Reads the rows of a gettext catalogue.
struct CatalogueReader {
    private let file: IndexedText
    private var rows: [ExchangeRow] = []
    private var language: (name: String, offset: Int)?
    private var entry = CatalogueEntry()

    private init(_ file: IndexedText) {
        self.file = file
    }

    /// Reads a whole catalogue.
    static func read(_ file: IndexedText) throws(ExchangeProblem) -> ExchangeFile {
        var reader = CatalogueReader(file)
        for range in MarkdownLines(file.bytes).ranges { try reader.read(CatalogueLine(range, of: file)) }
        reader.finish()
        let offset = reader.language?.offset ?? 0
        try DeclaredLanguage.check(reader.language?.name, of: reader.rows, at: file.position(at: offset))
        return ExchangeFile(form: "PO", rows: reader.rows)
    }

    private mutating func read(_ whole: CatalogueLine) throws(ExchangeProblem) {
        var line = whole
        line.skipSpace()
        let start = line.offset
        switch line.first {
        case nil: finish()
        case "#":
            if entry.texts["msgstr"] != nil { finish() }
            comment(line)
        case "\"":
            guard let keyword = entry.keyword else {
                throw ExchangeProblem("a text stands here without its keyword", at: file.position(at: start))
            }
            let piece = try CatalogueString.text(of: line, in: file)
            entry.texts[keyword, default: []].append(piece)
        default:
            let keyword = line.characters { !$0.properties.isWhitespace && $0 != "\"" }
            let known = ["msgctxt", "msgid", "msgid_plural", "msgstr"]
            guard known.contains(keyword) || keyword.hasPrefix("msgstr[") else {
                throw ExchangeProblem(
                    "“\(keyword.prefix(40))” is no keyword of a catalogue", at: file.position(at: start))
            }
            if entry.texts["msgstr"] != nil, keyword == "msgctxt" || keyword == "msgid" { finish() }
            if entry.texts.isEmpty { entry.start = start }
            entry.keyword = keyword
            line.skipSpace()
            let piece = try CatalogueString.text(of: line, in: file)
            entry.texts[keyword] = [piece]
        }
    }

    private mutating func comment(_ whole: CatalogueLine) {
        var line = whole
        _ = line.next()
        switch line.next() {
        case ":":
            line.skipSpace()
            while line.first != nil {
                let offset = line.offset
                entry.references.append((line.characters { !$0.properties.isWhitespace }, offset))
                line.skipSpace()
            }
        case ",":
            let flags = line.characters { _ in true }.split(separator: ",")
            entry.flags.formUnion(flags.map { flag in flag.filter { !$0.isWhitespace } })
        default: break
        }
    }

    private mutating func finish() {
        defer { entry = CatalogueEntry() }
        if entry.text("msgid") == "", entry.texts["msgctxt"] == nil, let header = entry.texts["msgstr"] {
            language = declaredLanguage(in: header)
        }
        guard let source = entry.text("msgid"), !source.isEmpty || entry.texts["msgctxt"] != nil else { return }
        let target = entry.texts["msgstr"] ?? []
        let found = entry.key(in: file)
        rows.append(
            ExchangeRow(
                key: found?.key,
                place: RowPlace(text: file, row: entry.start, key: found?.offset, target: target.map(\.place)),
                source: [.text(source)], target: target.items,
                unfinished: entry.flags.contains("fuzzy") ? "fuzzy" : nil))
    }

    /// The language that a catalogue's header names, and where.
    private func declaredLanguage(in header: [PlacedItem]) -> (name: String, offset: Int)? {
        let text = header.items.characters
        guard let name = text.firstMatch(of: /(?m)^Language: *([A-Za-z0-9_-]+)/)?.1 else { return nil }
        let before = text.unicodeScalars.distance(from: text.startIndex, to: name.startIndex)
        return (String(name), header.offset(behind: before, in: file.bytes) ?? entry.start)
    }
}
