import Campaigns

@testable import Clients

/// What one client makes of all campaigns of a workspace.
struct RenderedWorkspace<Rendering: Client> {
    let client: Rendering
    let entries: [FeedEntry]
    /// What the client says, its settings and its campaigns taken together.
    let findings: [Diagnostic]

    init(
        _ type: Rendering.Type, _ files: [String: String], templates: TemplateLibrary = .builtIn
    ) throws {
        let rendering = try TestWorkspace(files).rendered(for: type, templates: templates)
        client = rendering.client
        entries = rendering.entries
        findings = rendering.settingsFindings + rendering.findings
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
