import Campaigns

extension INotifyClient {
    /// An address under `raw` takes the place of the action's, which has rules of its own. It may be one that no campaign
    /// could have, as an imported one, so none of them is an error here.
    func checkAddress(in raw: RawEntries, _ findings: inout ClientFindings) {
        let key = INotifyField.actionURL.rawValue
        guard let address = raw.entries.last(where: { $0.key == key })?.value.string else { return }
        let offset = raw.offset(of: key)
        let schemes = context.configuration.app.schemes
        if let problem = ActionAddress.problem(with: address, schemes: schemes), problem.rule != .actionNotHTTPS {
            findings.report(
                .inotifyRawAddress, at: offset, "“ActionURL” under “raw”: \(problem.text)",
                suggestion: problem.suggestion)
        } else if let suggestion = AddressLetters.suggestion(for: address) {
            findings.report(
                .inotifyRawAddress, at: offset,
                "“ActionURL” under “raw”: “\(address)” has letters that some phones do not take in an address",
                suggestion: suggestion)
        }
    }
}

extension Rule {
    /// An address under `raw` that phones may not open.
    static let inotifyRawAddress = Rule.changeable("inotify-raw-address", .warning)
}
