import Campaigns
import Testing

@testable import Clients

/// One campaign and what iNotify's feed and findings must hold of it.
struct INotifyRenderingTrial: Sendable, CustomTestStringConvertible {
    /// The row or key that it proves.
    var name: String
    /// The front matter but for the title.
    var frontMatter: String
    /// The Markdown.
    var text: String
    /// What `clients.inotify` says.
    var settings = ""
    /// The message's key.
    var key: String
    /// What the message must hold; null: a key that must be absent.
    var expected: PropertyValue
    /// The ids of the findings, all of them.
    var findings: [String]

    var testDescription: String { name }

    /// A campaign called `2026-11-20-sale`.
    init(
        _ name: String, _ frontMatter: String, text: String = "It is *spring*.", key: String = "2026/11/20-sale",
        _ expected: PropertyValue = [:], findings: [String] = []
    ) {
        self.name = name
        self.frontMatter = frontMatter
        self.text = text
        self.key = key
        self.expected = expected
        self.findings = findings
    }

    /// The same for version 1.0.
    static func first(
        _ name: String, _ frontMatter: String, _ expected: PropertyValue = [:], findings: [String] = []
    ) -> INotifyRenderingTrial {
        var trial = INotifyRenderingTrial(name, frontMatter, expected, findings: findings)
        trial.settings = "clientVersion: \"1.0\""
        return trial
    }

    /// A workspace with that one campaign.
    static func files(_ frontMatter: String, text: String, settings: String = "") -> [String: String] {
        [
            "newsadmin.yml": configuration(settings),
            "campaigns/2026-11-20-sale.md": "---\ntitle: Sale\n\(frontMatter)\n---\n\(text)\n",
        ]
    }

    /// A workspace's configuration with these settings of iNotify.
    static func configuration(_ settings: String) -> String {
        """
        name: Acme
        sourceLocale: en
        locales: [en]
        timeZone: Europe/Berlin
        baseURL: https://news.example.com/feeds/
        app: {versions: ["1.0", "1.1", "2.0"]}
        clients: {inotify: {\(settings)}}
        """
    }

    /// Renders the campaign, and compares.
    func run(sourceLocation: SourceLocation = #_sourceLocation) throws {
        let rendered = try RenderedWorkspace(
            INotifyClient.self, Self.files(frontMatter, text: text, settings: settings))
        #expect(
            rendered.findings.map(\.rule.id).sorted() == findings.sorted(), "\(rendered.findings)",
            sourceLocation: sourceLocation)
        let root = try PropertyListReader().read(rendered.feed().bytes)
        let message = try #require(root[key], "\(root)", sourceLocation: sourceLocation)
        for entry in expected.dictionary ?? [] {
            #expect(message[entry.key] ?? .null == entry.value, "“\(entry.key)”", sourceLocation: sourceLocation)
        }
    }
}
