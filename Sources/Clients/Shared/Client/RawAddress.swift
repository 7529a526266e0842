import Campaigns

extension ClientFindings {
    /// Checks an address under `raw` that takes the place of the action's, which has rules of its own. It may be one that no
    /// campaign could have, as an imported one, so none of them is an error here.
    ///
    /// - Parameters:
    ///   - key: the name under which the client looks for it.
    ///   - ignoringCase: whether the client takes the name in any case.
    ///   - schemes: the URL schemes that a phone can open because of the app, in lower case.
    mutating func checkAddress(_ key: String, in raw: RawEntries, ignoringCase: Bool = false, schemes: [String]) {
        let named = raw.entries.last { ignoringCase ? $0.key.lowercased() == key : $0.key == key }
        guard let named, let address = named.value.string else { return }
        if let problem = ActionAddress.problem(with: address, schemes: schemes), problem.rule != .actionNotHTTPS {
            report(
                .rawAddress, at: raw.offset(of: named.key), "“\(named.key)” under “raw”: \(problem.text)",
                suggestion: problem.suggestion)
        } else if let suggestion = AddressLetters.suggestion(for: address) {
            report(
                .rawAddress, at: raw.offset(of: named.key),
                "“\(named.key)” under “raw”: “\(address)” has letters that some phones do not take in an address",
                suggestion: suggestion)
        }
    }
}

extension Rule {
    /// An address under `raw` that phones may not open.
    static let rawAddress = Rule.changeable("raw-address", .warning)
}
