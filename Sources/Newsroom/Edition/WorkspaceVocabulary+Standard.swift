import Campaigns
import Clients
import Exchange
import Releases
import Simulation

extension WorkspaceVocabulary {
    /// All clients and rules that this program has.
    public static let standard = WorkspaceVocabulary(
        clients: ClientCatalogue.names,
        rules: Rule.ofCampaigns + ClientCatalogue.rules + WorkspaceSchedules.rules
            + Rule.ofExchange + Rule.ofLedger + Rule.ofKeys + Rule.ofImport + [
                .badKeyFile, .templateUnknownName, .tooManyMessages,
            ]
    ) { configuration in
        ClientCatalogue.clients(of: RenderingContext(configuration: configuration, templates: .builtIn)).findings
    }
}
