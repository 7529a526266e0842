import Campaigns

/// What clients need to know to render messages.
public struct RenderingContext: Sendable {
    /// What the workspace says.
    public let configuration: WorkspaceConfiguration
    /// The templates of views and pages.
    public let templates: TemplateLibrary

    /// A context.
    public init(configuration: WorkspaceConfiguration, templates: TemplateLibrary) {
        self.configuration = configuration
        self.templates = templates
    }
}
