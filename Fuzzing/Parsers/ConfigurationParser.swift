import Campaigns
import Clients

@testable import Newsroom

/// `newsadmin.yml`, with the settings of all clients.
enum ConfigurationParser: Parser {
    static let name = "configuration"

    static func read(_ bytes: [UInt8]) {
        let file = SourceFile(path: "newsadmin.yml", bytes: bytes)
        let (configuration, findings) = ConfigurationReader(vocabulary: .standard).read(file)
        FuzzedWorkspace.tell(findings)
        guard !findings.contains(where: { $0.severity == .error }) else { return }
        let context = RenderingContext(configuration: configuration, templates: .builtIn)
        for client in ClientCatalogue.clients(of: context).clients {
            for locale in configuration.locales.prefix(3) { _ = client.journeySettings(locale: locale) }
            _ = client.feed([], locale: configuration.sourceLocale)
        }
    }
}
