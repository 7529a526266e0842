import Campaigns
import Releases

extension Diagnostic {
    /// The finding as it counts where something is shipped: there, releases without signatures are an error.
    var whereShipped: Diagnostic {
        guard rule == .ledgerUnsigned else { return self }
        var finding = self
        finding.severity = .error
        return finding
    }
}
