import Campaigns
import Clients
import Simulation

extension PageTimes {
    /// The rules whose findings hold times. Those of others may repeat what the publisher wrote without quotation marks,
    /// such as a line to write in place of another, and nothing in them is changed.
    private static let rules: Set<Rule> = [.expiringSoon, .keptBack, .sourseSendAtStart]

    /// What a finding says, with its times as pages write them.
    func message(of finding: Diagnostic) -> String {
        Self.rules.contains(finding.rule) ? told(finding.message) : finding.message
    }

    /// What a finding advises, with its times as pages write them; nil where it advises nothing.
    func suggestion(of finding: Diagnostic) -> String? {
        Self.rules.contains(finding.rule) ? finding.suggestion.map { told($0) } : finding.suggestion
    }
}
