import Campaigns
import Clients

/// The settings for a simulation of something that is not the workspace's own: the workspace's settings if there is one,
/// else those that clients come with.
struct SimulationSettings: Sendable {
    /// The settings.
    let configuration: WorkspaceConfiguration

    /// The settings in a folder.
    ///
    /// - Throws: ``SimulationFailure`` where there is a workspace, but it cannot be read.
    init(folder: String) throws(SimulationFailure) {
        do {
            configuration = try WorkspaceReader(vocabulary: .standard).readConfiguration(in: folder).configuration
        } catch .noConfiguration {
            configuration = WorkspaceConfiguration(file: SourceFile(path: "newsadmin.yml", bytes: []))
        } catch {
            throw .workspace(error)
        }
    }

    /// A client by its name.
    func client(_ name: String) throws(SimulationFailure) -> any Client {
        let context = RenderingContext(configuration: configuration, templates: .builtIn)
        if let client = ClientCatalogue.client(name, of: context) { return client }
        let names = ClientCatalogue.names
        let nearest = DidYouMean.suggestion(for: name, among: names).map { "; \($0)" } ?? ""
        throw .usage("there is no client “\(name)”; there are \(names.joined(separator: ", "))\(nearest)")
    }
}
