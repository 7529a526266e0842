import Campaigns
import Testing

@testable import Clients

/// Each client, one of them with something beside messages in its feeds.
enum SharingClients {
    static func all() throws -> [any Client] {
        let workspace = try TestWorkspace([
            "newsadmin.yml": """
            name: Test
            sourceLocale: en
            clients: {inotify: {}, notable: {}, ismartnews: {gate: 3}, sourse: {topic: news}}
            baseURL: https://news.example.com/
            """
        ]).workspace
        let context = RenderingContext(configuration: workspace.configuration, templates: .builtIn)
        let (clients, findings) = ClientCatalogue.clients(of: context)
        try #require(findings.isEmpty && clients.contains { $0.preamble != nil })
        return clients
    }
}
