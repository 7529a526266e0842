import Campaigns
import Foundation
import TestSupport
import Testing

/// A workspace in a temporary folder, made of its files and removed with the last reference to it.
///
/// Circled digits in its texts mark places where findings are expected.
struct TestWorkspace: Sendable {
    private let files: TestFolder
    private let places: [Character: [String]]

    /// A workspace of these files; where no `newsadmin.yml` is among them, one with the locales named.
    init(_ files: [String: String], locales: String = "en") throws {
        let folder = try TestFolder()
        var places: [Character: [String]] = [:]
        for (path, marked) in files.merging(
            ["newsadmin.yml": Self.configuration(locales)], uniquingKeysWith: { a, _ in a })
        {
            let text = MarkedText(marked)
            for (mark, place) in text.places { places[mark, default: []].append("\(path):\(place)") }
            try folder.add(path, text.text)
        }
        self.files = folder
        self.places = places
    }

    var folder: String { files.path }

    func write(_ bytes: [UInt8], to path: String) throws { try files.add(path, bytes: Data(bytes)) }

    func link(_ path: String, to destination: String) throws { try files.link(path, to: destination) }

    static func configuration(_ locales: String) -> String {
        """
        sourceLocale: en
        locales: [\(locales)]
        timeZone: Europe/Berlin
        baseURL: https://news.example.com/feeds/
        clients: {inotify: {}, notable: {}}

        """
    }
}

extension TestWorkspace {
    static let vocabulary = WorkspaceVocabulary(
        clients: ["inotify", "notable", "ismartnews", "sourse"],
        rules: Rule.ofCampaigns + [.changeable("alert-title-length", .warning, limit: 60)])

    func read() throws -> Workspace {
        try WorkspaceReader(vocabulary: Self.vocabulary).read(folder)
    }

    /// The findings of the reading, those of a configuration with errors among them.
    func findings() throws -> [Diagnostic] {
        do {
            return try read().findings
        } catch WorkspaceReader.Failure.badConfiguration(let findings) {
            return findings
        }
    }

    /// The messages of one campaign in plain text and, if wanted, HTML, by locale, and what is wrong with them.
    func messages(of id: String, wantsHTML: Bool = true) throws -> (messages: [String: Message], findings: [Diagnostic])
    {
        let workspace = try read()
        let campaign = try #require(workspace.campaigns.first { $0.id == id })
        let resolver = MessageResolver(configuration: workspace.configuration, images: workspace.images)
        let (messages, findings) = resolver.messages(of: campaign, wantsHTML: wantsHTML)
        let byLocale = Dictionary(messages.map { ($0.locale, $0) }, uniquingKeysWith: { first, _ in first })
        let schemes = workspace.configuration.app.schemes
        return (byLocale, findings + MessageChecks.findings(in: messages, of: campaign, schemes: schemes))
    }

    /// Fails where findings and marks differ: each mark stands for one finding of the rule named, in order of places.
    func expect(
        _ findings: [Diagnostic], at expected: KeyValuePairs<Character, String>,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let found = findings.map { "\($0.position.file):\($0.position.line):\($0.position.column) \($0.rule.id)" }
        let wanted = expected.flatMap { mark, rule in (places[mark] ?? ["no mark \(mark)"]).map { "\($0) \(rule)" } }
        #expect(
            found.sorted() == wanted.sorted(),
            "\(findings.map(\.description).joined(separator: "\n"))", sourceLocation: sourceLocation)
    }
}
