import Campaigns
import Clients
import TestSupport

/// A workspace made of texts, read and resolved as the program does it.
struct TestWorkspace: Sendable {
    /// What was read.
    let workspace: Workspace
    /// The messages of each campaign.
    let messages: [[Message]]
    /// The templates found under `templates/`.
    let templates: TemplateLibrary
    /// What is wrong with the campaigns, whatever their clients.
    let findings: [Diagnostic]
    /// Kept, because images are read when they are asked for.
    private let folder: TestFolder

    /// Reads a workspace of these files, by their paths.
    init(_ files: [String: String]) throws {
        let folder = try TestFolder(files)
        self.folder = folder
        var templates = TemplateLibrary()
        for (path, text) in files where path.hasPrefix("templates/") && path.hasSuffix(".mustache") {
            try templates.add(String(path.dropFirst(10).dropLast(9)), text: text)
        }
        self.templates = templates
        let vocabulary = WorkspaceVocabulary(
            clients: ClientCatalogue.names, rules: Rule.ofCampaigns + ClientCatalogue.rules)
        workspace = try WorkspaceReader(vocabulary: vocabulary).read(folder.path)
        let resolver = MessageResolver(configuration: workspace.configuration, images: workspace.images)
        let resolved = workspace.campaigns.map { resolver.messages(of: $0, wantsHTML: true) }
        messages = resolved.map(\.messages)
        findings = workspace.findings + resolved.flatMap(\.findings)
    }

    /// The campaigns in the form of one client.
    ///
    /// - Parameter templates: what is in the place of the workspace's own; nil: nothing.
    func rendered<Rendered: Client>(
        for type: Rendered.Type, templates: TemplateLibrary? = nil
    ) -> TestRendering<Rendered> {
        let configuration = workspace.configuration
        var settings = FieldReader(
            configuration.clientSettings[type.name] ?? YAMLNode(.mapping([]), at: 0), in: configuration.file,
            path: "clients.\(type.name)")
        let client = type.init(
            RenderingContext(configuration: configuration, templates: templates ?? self.templates), settings: &settings)
        var rendering = TestRendering(client: client, settingsFindings: settings.finish())
        for (campaign, messages) in zip(workspace.campaigns, messages) where campaign.clients.contains(type.name) {
            let (entries, findings) = client.entries(of: campaign, messages: messages)
            rendering.entries += entries
            rendering.findings += findings
        }
        rendering.entries.sort(by: FeedEntry.precedes)
        return rendering
    }
}
