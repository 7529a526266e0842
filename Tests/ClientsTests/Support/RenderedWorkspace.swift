import Campaigns

@testable import Clients

/// What one client makes of all campaigns of a workspace.
struct RenderedWorkspace<Rendering: Client> {
    let client: Rendering
    let entries: [FeedEntry]
    /// What the client says, its settings and its campaigns taken together.
    let findings: [Diagnostic]
    /// What is wrong with the workspace, whatever its clients.
    let readingFindings: [Diagnostic]

    init(
        _ type: Rendering.Type, _ files: [String: String], templates: TemplateLibrary = .builtIn
    ) throws {
        let test = try TestWorkspace(files)
        let workspace = test.workspace
        let configuration = workspace.configuration
        let node = configuration.clientSettings[type.name] ?? YAMLNode(.mapping([]), at: 0)
        var settings = FieldReader(node, in: configuration.file, path: "clients.\(type.name)")
        client = type.init(RenderingContext(configuration: configuration, templates: templates), settings: &settings)
        let resolver = MessageResolver(configuration: configuration, images: workspace.images)
        var entries: [FeedEntry] = []
        var findings = settings.finish()
        var readingFindings = workspace.findings
        for campaign in workspace.campaigns where campaign.clients.contains(type.name) {
            let (messages, messageFindings) = resolver.messages(of: campaign, wantsHTML: true)
            readingFindings += messageFindings
            let rendered = client.entries(of: campaign, messages: messages)
            entries += rendered.entries
            findings += rendered.findings
        }
        self.entries = entries
        self.findings = findings
        self.readingFindings = readingFindings
        // The images are read while the messages are made.
        withExtendedLifetime(test) {}
    }

    /// The feed of a locale.
    func feed(_ locale: String = "en") -> FeedFile {
        client.feed(entries.filter { $0.locale == locale }.sorted(by: FeedEntry.precedes), locale: locale)
    }

    /// The feed of a locale, decoded again.
    func decoded(_ locale: String = "en") throws -> PropertyValue {
        try JSONReader().read(feed(locale).bytes)
    }

    /// The views and pages, by their places.
    var files: [String: [UInt8]] {
        Dictionary(entries.flatMap(\.files).map { ($0.path, $0.bytes) }) { first, _ in first }
    }

    /// The messages of a locale's feed as they are read back.
    func screens(_ locale: String = "en") -> [FeedMessage] {
        client.screens(in: feed(locale).bytes, locale: locale) { files[$0] }
    }

    /// What the client found by these rules.
    func findings(of rules: Rule...) -> [Diagnostic] {
        findings.filter { rules.contains($0.rule) }
    }
}
