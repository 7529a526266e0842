import Releases

extension LedgerSet {
    /// Whether a locale's ledger has errors, and no release of it can be read.
    func hidesReleases(of locale: String) -> Bool {
        self[locale].releases.isEmpty && self[locale].findings.contains { $0.severity == .error }
    }

    /// What is said of such a locale, behind its name.
    static let hiddenWords = "its ledger has errors, so nobody can tell what was released; fix it first"
}
