import Testing

@testable import Campaigns
@testable import Clients

/// One campaign and what iSmartNews' feed and findings must hold of it.
struct ISmartNewsRenderingTrial: Sendable, CustomTestStringConvertible {
    /// The row or key that it proves.
    var name: String
    /// The front matter but for the title.
    var frontMatter: String
    /// The Markdown.
    var text = "It is *spring*."
    /// What `clients.ismartnews` says.
    var settings = ""
    /// What the element must hold; null: a key that must be absent.
    var expected: PropertyValue = [:]
    /// The ids of the findings, all of them.
    var findings: [String] = []

    var testDescription: String { name }

    /// A campaign called `2026-11-20-sale`.
    init(
        _ name: String, _ frontMatter: String, text: String = "It is *spring*.", settings: String = "",
        _ expected: PropertyValue = [:], findings: [String] = []
    ) {
        self.name = name
        self.frontMatter = frontMatter
        self.text = text
        self.settings = settings
        self.expected = expected
        self.findings = findings
    }

    /// The same for version 2.0.1.
    static func old(
        _ name: String, _ frontMatter: String, text: String = "It is *spring*.", _ expected: PropertyValue = [:],
        findings: [String] = []
    ) -> ISmartNewsRenderingTrial {
        ISmartNewsRenderingTrial(
            name, frontMatter, text: text, settings: "clientVersion: \"2.0.1\"", expected, findings: findings)
    }

    /// What stands at the end of all pages, so that phones scroll them.
    static let scrolling = "<script>var allowVerticalScroll = 1</script>"

    /// The workspace in which the campaign is rendered.
    static func workspace(
        settings: String = "", locales: String = "[en]", more: String = "", _ files: [String: String]
    ) throws -> TestRendering<ISmartNewsClient> {
        var files = files
        files["newsadmin.yml"] = """
            name: Acme
            sourceLocale: en
            locales: \(locales)
            timeZone: Europe/Berlin
            baseURL: https://news.example.com/feeds/
            app: {versions: ["1.0", "2.0"], events: ["level:done"], labels: {ok: Fine}}
            clients: {inotify: {}, ismartnews: {\(settings)}}
            \(more)
            """
        files["templates/ismartnews/page.mustache"] =
            "<h1>{{title}}</h1>{{{html}}}{{#action}}<a>{{label}}</a>{{/action}}" + scrolling
        files["templates/ismartnews/hero.mustache"] =
            "<h1>Hero {{title}} {{vars.price}} {{direction}} {{locale}}</h1>" + scrolling
        return try TestWorkspace(files).rendered(for: ISmartNewsClient.self)
    }

    /// Renders the campaign, and compares.
    func run(sourceLocation: SourceLocation = #_sourceLocation) throws {
        let rendering = try Self.workspace(
            settings: settings,
            ["campaigns/2026-11-20-sale.md": "---\ntitle: Sale\nclients: [ismartnews]\n\(frontMatter)\n---\n\(text)\n"])
        #expect(
            rendering.findings.map(\.rule.id).sorted() == findings.sorted(), "\(rendering.findings)",
            sourceLocation: sourceLocation)
        let root = try PropertyListReader().read(rendering.feed().bytes)
        let element = try #require(root.array?.last, sourceLocation: sourceLocation)
        for entry in expected.dictionary ?? [] {
            let found = (element["meta"] ?? element)[entry.key] ?? .null
            #expect(
                found.sorted == entry.value.sorted, "“\(entry.key)” in \(element)", sourceLocation: sourceLocation)
        }
    }
}

extension PropertyValue {
    /// The value with dictionaries in the order in which they are read back.
    var sorted: PropertyValue {
        switch self {
        case .array(let values): .array(values.map(\.sorted))
        case .dictionary(let entries):
            .dictionary(entries.map { Entry($0.key, $0.value.sorted) }.sorted { $0.key < $1.key })
        default: self
        }
    }

    /// A moment, as ISO 8601 writes it.
    static func moment(_ text: String) -> PropertyValue {
        Instant(iso8601: text).map { .date($0) } ?? .null
    }
}
