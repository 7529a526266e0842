import Campaigns
import Clients
import Files
import Releases

/// The ledgers of a workspace and what verifies them, for verbs that need no campaigns.
struct LedgerContext: Sendable {
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
        let isListed = !keys.isEmpty
        return unsignedReleases(of: locale).map { release in
            VerificationFinding(
                .unsigned, at: "releases/\(locale)/\(LedgerPath.manifest(release.number))",
                isListed
                    ? "the release is not signed, and newsadmin.yml lists keys; release the locale again with NEWSADMIN_KEY"
                    : "the release is not signed, and an earlier one is")
        }
    }

    /// The feeds that serve several locales at once, where nobody signed the current release of one of them although that
    /// should be: no locale is deployed then, whether it is one of interest or not.
    func unsignedCombinedFeeds() -> [VerificationFinding] {
        let locales = configuration.locales.filter { locale in
            unsignedReleases(of: locale).contains { $0.number == ledgers[locale].current?.number }
        }
        guard !locales.isEmpty else { return [] }
        return clients.flatMap { $0.combinedPaths(configuration.locales) }.compactMap(ServedFolder.place).map { place in
            VerificationFinding(
                .unsigned, at: place,
                """
                this feed is for all locales, and nobody has signed the current release of \
                \(locales.joined(separator: ", ")); until somebody has, newsadmin deploys no locale
                """)
        }
    }

    private func unsignedReleases(of locale: String) -> [ReleaseManifest] {
        let releases = ledgers[locale].releases
        let signed = releases.firstIndex { $0.key != nil } ?? releases.count
        return releases.enumerated().filter { index, release in
            release.key == nil && (index > signed || !keys.isEmpty && index == releases.count - 1)
        }.map(\.element)
    }
}
