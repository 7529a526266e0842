import Campaigns
import Clients

@testable import Exchange
import TestSupport

/// A workspace in a temporary folder, made of its campaigns' files and removed with the last reference to it.
struct ExchangeWorkspace: Sendable {
    private let place: TestFolder

    init(_ files: [String: String], clients: String = "{inotify: {}, notable: {}}") throws {
        place = try TestFolder()
        let configuration = """
            sourceLocale: en
            locales: [en, fr]
            baseURL: https://news.example.com/
            app: {versions: ["1.0"]}
            clients: \(clients)
            """
        try write(configuration, to: "newsadmin.yml")
        for (name, text) in files { try write(text, to: "campaigns/" + name) }
    }

    var folder: String { place.path }

    func write(_ text: String, to path: String) throws { try place.add(path, text) }

    func read() throws -> Workspace {
        try WorkspaceReader(vocabulary: WorkspaceVocabulary(clients: ClientCatalogue.names, rules: [])).read(folder)
    }

    /// All texts of all campaigns for French, as an exchange file.
    func export(_ format: ExchangeFormat) throws -> String {
        let workspace = try read()
        let context = RenderingContext(configuration: workspace.configuration, templates: .builtIn)
        let making = UnitMaking(clients: ClientCatalogue.clients(of: context).clients)
        return format.text(
            of: ExchangeDocument(
                sourceLocale: "en", locale: "fr",
                groups: workspace.campaigns.map { making.group(of: $0, locale: "fr") }))
    }

    /// What comes of an exchange file in which every text is translated by `change`.
    func imported(
        _ text: String, change: (ExchangeItem) -> ExchangeItem = { $0 }
    ) throws -> (texts: [String: String], findings: [Diagnostic]) {
        let rows = try ExchangeFile.read(Array(text.utf8)).rows.map { row in
            var row = row
            row.target = row.source.map(change)
            row.unfinished = nil
            return ImportedRow(file: "fr.xlf", row: row)
        }
        return try imported(rows)
    }

    /// What comes of rows, by the paths of files.
    func imported(_ rows: [ImportedRow]) throws -> (texts: [String: String], findings: [Diagnostic]) {
        let (translations, findings) = TranslationImport(into: try read()).translations(of: rows)
        let texts = translations.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
        return (Dictionary(texts, uniquingKeysWith: { first, _ in first }), findings)
    }
}

/// A text's HTML, in which a line end of the file is a space.
func html(_ markdown: String) -> String {
    let text = MarkdownRenderer.render(Array(markdown.utf8)[...], options: MarkdownOptions(unsafeHTML: true)).html
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
}

/// What stands behind the front matter of a file.
func body(_ text: String) -> String {
    let file = SourceFile(path: "", bytes: Array(text.utf8))
    var findings: [Diagnostic] = []
    return FrontMatter(of: file, findings: &findings).map { file.text($0.body) } ?? ""
}
