import Campaigns
import Clients
import Files
import Releases

/// The ledgers of a workspace and what verifies them, for verbs that need no campaigns.
struct LedgerGround: Sendable {
    let configuration: WorkspaceConfiguration
    let clients: [any Client]
    let ledgers: LedgerSet
    /// The public keys that signatures are accepted of, in Base64.
    let keys: Set<String>
    /// What is wrong with the files of the keys, and with the ledgers.
    let findings: [Diagnostic]

    /// Reads the ledgers of a workspace.
    ///
    /// - Parameter now: the instant to work as of; nil: whatever it is.
    init(folder: String, now: Instant? = nil) throws(ReleaseFailure) {
        configuration = try ReleaseFailure.configuration(in: folder)
        let (keys, keyFindings) = PublicKeyFiles.read(configuration, in: folder)
        self.keys = keys
        let context = RenderingContext(configuration: configuration, templates: .builtIn)
        clients = ClientCatalogue.clients(of: context).clients
        ledgers = try ReleaseFailure.filing { () throws(FileProblem) in
            try LedgerSet.merged(in: folder, trustedKeys: keys)
        }
        findings =
            (keyFindings + ledgers.findings + ledgers.findingsOfLocales(besides: configuration.locales, at: now))
            .inReadingOrder()
    }

    /// The locales of interest, each once, which the workspace must have; nil: all that it has.
    func names(of locales: [String]?) throws(ReleaseFailure) -> [String] {
        try configuration.checkLocales(locales ?? [])
        return locales?.uniqued() ?? configuration.locales
    }

    /// The releases that nobody signed although they should be: the current one where keys are listed, and each that
    /// follows a signed one.
    func unsigned(in locale: String) -> [VerificationFinding] {
        let releases = ledgers[locale].releases
        let signed = releases.firstIndex { $0.key != nil } ?? releases.count
        let isListed = !keys.isEmpty
        return releases.enumerated().filter { index, release in
            release.key == nil && (index > signed || isListed && index == releases.count - 1)
        }.map { _, release in
            VerificationFinding(
                .unsigned, at: "releases/\(locale)/\(LedgerPath.manifest(release.number))",
                isListed
                    ? "the release is not signed, and newsadmin.yml lists keys; release the locale again with NEWSADMIN_KEY"
                    : "the release is not signed, and an earlier one is")
        }
    }
}
