import Campaigns
import Clients

@testable import Newsroom

/// The workspace that what is read is made part of: one with all clients, and no folder.
enum FuzzedWorkspace {
    /// What stands in its `newsadmin.yml`.
    static let text = """
        name: Acme
        sourceLocale: en
        locales: [en, fr, ar]
        timeZone: Europe/Berlin
        baseURL: https://news.example.com/feeds/
        app:
          versions: ["1.0", "1.2", "2.0"]
          builds: {"1.0": "90", "1.2": "110", "2.0": "200"}
          schemes: [acme]
          events: ["app:activate", "level:done"]
        clients:
          inotify: {}
          notable: {}
          ismartnews: {events: {"app:activate": "ON=2|OFF=4"}, combined: true}
          sourse: {topic: "news-{locale}", project: acme-app}

        """

    /// Its configuration.
    static let configuration: WorkspaceConfiguration = {
        let file = SourceFile(path: "newsadmin.yml", bytes: Array(text.utf8))
        return ConfigurationReader(vocabulary: .standard).read(file).configuration
    }()

    /// What its clients render with.
    static let context = RenderingContext(configuration: configuration, templates: .builtIn)

    /// Its clients.
    static let clients = ClientCatalogue.clients(of: context).clients

    /// The moment at which everything happens.
    static let now = Instant(seconds: 1_795_000_000)

    /// What a campaign's files become.
    static func read(
        _ source: [UInt8], translation: [UInt8]? = nil
    ) -> (campaign: Campaign?, findings: [Diagnostic]) {
        let file = SourceFile(path: "campaigns/sale.md", bytes: source)
        let other = translation.map { ("fr", SourceFile(path: "campaigns/sale.fr.md", bytes: $0)) }
        return CampaignReader(configuration: configuration, vocabulary: .standard)
            .read(id: "sale", source: file, translations: [other].compactMap { $0 })
    }

    /// The text that a person would see of findings.
    static func tell(_ findings: [Diagnostic]) {
        for finding in findings { _ = "\(finding)" }
    }
}
