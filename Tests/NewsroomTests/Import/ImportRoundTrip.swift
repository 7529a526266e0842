import Campaigns
import Clients
import Exchange
import Foundation
import Newsroom

/// A feed that was imported, and the feed that is built of the campaigns that it became.
struct ImportRoundTrip {
    /// What the feed held.
    let contents: FeedContents
    /// The campaigns.
    let outcome: FeedImporter.Outcome
    /// The feed that is built of them.
    let rebuilt: [UInt8]
    /// The entries of that feed, read in the same way.
    let again: FeedContents
    /// The client.
    let client: any Client
    /// Errors in the campaigns.
    let errors: [Diagnostic]

    /// Takes a feed in, and builds it anew.
    ///
    /// - Parameters:
    ///   - settings: the client's settings in newsadmin.yml.
    ///   - locale: the only locale of the workspace.
    init(_ feed: [UInt8], client name: String, settings: String = "", locale: String = "en") throws {
        var (configuration, client) = try Self.workspace(name, settings: settings, locale: locale)
        contents = try client.contents(of: feed, locale: locale) { _, _ in nil }
        let settingsToWrite = contents.settings.filter { !$0.isInWorkspace && $0.value != .null }
        if !settingsToWrite.isEmpty {
            let lines = SettingLines.text(settingsToWrite, indentation: 0).split(separator: "\n")
            let all = (settings.isEmpty ? [] : [settings]) + lines.map(String.init)
            (configuration, client) = try Self.workspace(name, settings: all.joined(separator: ", "), locale: locale)
        }
        let importer = FeedImporter(
            configuration: configuration, templates: .builtIn, client: client, vocabulary: .standard)
        outcome = importer.campaigns(of: [ImportedFeed(locale: locale, file: "feed", entries: contents.entries)])
        var entries: [FeedEntry] = []
        var errors: [Diagnostic] = []
        for campaign in outcome.campaigns {
            let rendered = Self.rendered(campaign, configuration, client)
            entries += rendered.entries
            errors += rendered.findings.filter { $0.severity == .error }
        }
        self.client = client
        self.errors = errors
        rebuilt = client.feed(entries.sorted(by: FeedEntry.precedes), locale: locale).bytes
        again = try client.contents(of: rebuilt, locale: locale) { _, _ in nil }
    }

    /// A workspace of one client and one locale.
    private static func workspace(
        _ client: String, settings: String, locale: String
    ) throws -> (WorkspaceConfiguration, any Client) {
        let workspace = try TestWorkspace([
            "newsadmin.yml": """
            sourceLocale: \(locale)
            locales: [\(locale)]
            baseURL: https://news.example.com/feeds/
            app: {versions: ["1.0", "1.1", "2.0"], builds: {"1.0": "90", "1.1": "110", "2.0": "200"}}
            clients:
              \(client): {\(settings)}
            """
        ])
        let configuration = try WorkspaceReader(vocabulary: .standard)
            .readConfiguration(in: workspace.folder).configuration
        let context = RenderingContext(configuration: configuration, templates: .builtIn)
        guard let client = ClientCatalogue.client(client, of: context) else { throw CocoaError(.featureUnsupported) }
        return (configuration, client)
    }

    private static func rendered(
        _ campaign: ImportedCampaign, _ configuration: WorkspaceConfiguration, _ client: any Client
    ) -> (entries: [FeedEntry], findings: [Diagnostic]) {
        let reader = CampaignReader(configuration: configuration, vocabulary: .standard)
        let files = campaign.files.filter { $0.path.hasSuffix(".md") }
        let source = SourceFile(path: files[0].path, bytes: files[0].bytes)
        let read = reader.read(id: campaign.id, source: source, translations: [])
        guard let draft = read.campaign else { return ([], read.findings) }
        let images = ImageLibrary(files: [String](), folder: "", baseURL: "")
        let resolver = MessageResolver(configuration: configuration, images: images)
        let (messages, findings) = resolver.messages(of: draft, wantsHTML: type(of: client).showsHTML)
        let rendered = client.entries(of: draft, messages: messages)
        return (rendered.entries, read.findings + findings + rendered.findings)
    }
}
