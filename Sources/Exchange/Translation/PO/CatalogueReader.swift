/// Reads the rows of a gettext catalogue.
struct CatalogueReader {
    private var rows: [ExchangeRow] = []
    private var language: String?
    private var entry = Entry()

    private struct Entry {
        var line = 0
        var references: [String] = []
        var flags: Set<String> = []
        var texts: [String: String] = [:]
        var keyword: String?

        var isEmpty: Bool { texts.isEmpty && references.isEmpty && flags.isEmpty }
    }

    /// Reads a whole catalogue.
    static func read(_ text: String) throws(ExchangeProblem) -> ExchangeFile {
        var reader = CatalogueReader()
        var number = 0
        let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
        for line in lines {
            number += 1
            try reader.read(line.drop(while: \.isWhitespace), number)
        }
        reader.finish()
        try DeclaredLanguage.check(reader.language, of: reader.rows, line: 1)
        return ExchangeFile(form: "PO", rows: reader.rows)
    }

    private mutating func read(_ line: Substring, _ number: Int) throws(ExchangeProblem) {
        if line.isEmpty {
            finish()
        } else if line.hasPrefix("#") {
            if entry.texts["msgstr"] != nil { finish() }
            comment(line)
        } else if line.hasPrefix("\"") {
            guard let keyword = entry.keyword else {
                throw ExchangeProblem("a text stands here without its keyword", line: number)
            }
            entry.texts[keyword, default: ""] += try CatalogueString.unescaped(line, line: number)
        } else {
            let keyword = String(line.prefix { !$0.isWhitespace && $0 != "\"" })
            let known = ["msgctxt", "msgid", "msgid_plural", "msgstr"]
            guard known.contains(keyword) || keyword.hasPrefix("msgstr[") else {
                throw ExchangeProblem("“\(keyword.prefix(40))” is no keyword of a catalogue", line: number)
            }
            if entry.texts["msgstr"] != nil, keyword == "msgctxt" || keyword == "msgid" { finish() }
            if entry.texts.isEmpty { entry.line = number }
            entry.keyword = keyword
            let rest = line.dropFirst(keyword.count).drop(while: \.isWhitespace)
            entry.texts[keyword] = try CatalogueString.unescaped(rest, line: number)
        }
    }

    private mutating func comment(_ line: Substring) {
        if line.hasPrefix("#:") {
            entry.references += line.dropFirst(2).split(whereSeparator: \.isWhitespace).map(String.init)
        } else if line.hasPrefix("#,") {
            let flags = line.dropFirst(2).split(separator: ",").map { $0.filter { !$0.isWhitespace } }
            entry.flags.formUnion(flags)
        }
    }

    private mutating func finish() {
        defer { entry = Entry() }
        if entry.texts["msgid"] == "", entry.texts["msgctxt"] == nil, let header = entry.texts["msgstr"] {
            language = header.firstMatch(of: /(?m)^Language: *([A-Za-z0-9_-]+)/).map { String($0.1) }
        }
        guard let source = entry.texts["msgid"], !source.isEmpty || entry.texts["msgctxt"] != nil else { return }
        let names = [entry.texts["msgctxt"]].compactMap { $0 } + entry.references
        rows.append(
            ExchangeRow(
                key: names.lazy.compactMap { UnitKey($0) }.first, line: entry.line, source: [.text(source)],
                target: [.text(entry.texts["msgstr"] ?? "")],
                unfinished: entry.flags.contains("fuzzy") ? "fuzzy" : nil))
    }
}
