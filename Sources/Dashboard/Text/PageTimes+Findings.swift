import Campaigns

extension PageTimes {
    /// What a finding says, with its times as pages write them.
    func message(of finding: Diagnostic) -> String {
        finding.rule.tellsTimes ? told(finding.message) : finding.message
    }

    /// What a finding advises, with its times as pages write them; nil where it advises nothing.
    func suggestion(of finding: Diagnostic) -> String? {
        finding.rule.tellsTimes ? finding.suggestion.map { told($0) } : finding.suggestion
    }
}
