import Campaigns
import Clients

/// What campaigns are rendered with, beside what they say themselves. Of editions that share one, the later was read after
/// the earlier, and what is the same in both comes out the same.
final class RenderingInputs: Sendable {
    /// The templates, the workspace's own among them.
    let templates: TemplateLibrary
    /// The workspace's clients, in its order.
    let clients: [any Client]

    private init(_ configuration: WorkspaceConfiguration, _ templates: TemplateLibrary) {
        self.templates = templates
        let context = RenderingContext(configuration: configuration, templates: templates)
        clients = ClientCatalogue.clients(of: context).clients
    }

    /// The inputs of a workspace: those of an earlier edition, where configuration, templates and all images that were
    /// asked for are what they were.
    static func of(_ workspace: Workspace, _ templates: TemplateLibrary, after earlier: Edition?) -> RenderingInputs {
        if let earlier, workspace.folder == earlier.workspace.folder,
            workspace.configuration.isWritten(as: earlier.workspace.configuration),
            templates == earlier.renderingInputs.templates, workspace.images.agrees(with: earlier.workspace.images)
        {
            return earlier.renderingInputs
        }
        return RenderingInputs(workspace.configuration, templates)
    }
}
