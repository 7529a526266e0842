import Campaigns
import Files
import Releases

/// What verifying found: in the ledgers, and at the place where there is one.
public struct VerificationReport: Sendable {
    /// The ledgers, in the workspace's order of locales.
    private(set) var ledgers: [LedgerLine]
    /// What is wrong with the ledgers and the keys.
    public private(set) var diagnostics: [Diagnostic]
    /// What is wrong with releases' signatures, and with what phones find.
    private(set) var findings: [VerificationFinding]
    /// The place as it is called; nil where only the ledgers were verified.
    private(set) var place: String?
    /// What was found there; nil where only the ledgers were verified.
    private(set) var verification: Verification?
    /// As of when.
    let now: Instant
    /// The workspace's clocks.
    let clock: ZoneClock

    /// What one locale's ledger holds.
    struct LedgerLine: Equatable, Sendable {
        /// The locale.
        var locale: String
        /// How many releases there are.
        var releases: Int
        /// Whether errors keep all of its releases from being known.
        var isHidden: Bool
        /// The fingerprint of the key that signed the current one; nil where nobody did.
        var fingerprint: String?
        /// How many files it keeps.
        var files: Int
        /// How many bytes these have.
        var bytes: Int
    }

    /// Verifies.
    ///
    /// - Throws: ``ReleaseFailure`` where the workspace or the folder cannot be read, or there is no such locale.
    public init(_ plan: VerifyPlan) throws(ReleaseFailure) {
        let context = try LedgerContext(folder: plan.folder, now: plan.now)
        try context.configuration.checkLocales(plan.locales ?? [])
        let chosen = plan.locales.map(Set.init)
        let locales = context.configuration.locales.filter { chosen?.contains($0) != false }
        now = plan.now
        clock = context.configuration.clock
        // Of releases that nobody signed, its own findings say so.
        let contents = context.ledgers.findingsOfContents(in: plan.folder)
        diagnostics = (context.findings + contents).inReadingOrder().filter {
            $0.rule != .ledgerUnsigned && (chosen == nil || $0.isAbout(Set(locales)))
        }
        ledgers = locales.map { LedgerLine(of: context.ledgers[$0], isHidden: context.ledgers.hidesReleases(of: $0)) }
        findings = locales.flatMap(context.unsigned) + context.unsignedCombinedFeeds()
        guard let name = plan.place else { return }
        if let environment = plan.environment(in: context.configuration) {
            throw .usage(
                """
                “\(name)” is the environment “\(environment)”, which has working texts and an address of its own in \
                them, so it cannot be compared with what was released; \
                \(command: TypedCommand("deploy", locales + ["--env", environment, "--dry-run"])) tells what differs there
                """)
        }
        // A monitor whose workspace has lost its ledger is not to be told that all is well.
        let isEmpty = context.configuration.locales.allSatisfy {
            context.ledgers[$0].releases.isEmpty && !context.ledgers.hidesReleases(of: $0)
        }
        if isEmpty, !diagnostics.contains(where: { $0.severity == .error }) {
            throw .usage(
                """
                nothing was ever released in this workspace, so nothing can be compared with “\(name)”; see that it is \
                the right one, and that its releases/ is there
                """)
        }
        let tree = try ReleaseFailure.filing { () throws(FileProblem) in
            try ServedTree(
                of: context.ledgers, configuration: context.configuration, clients: context.clients,
                folder: plan.folder,
                at: plan.now)
        }
        let place = try Self.place(name, plan: plan, largest: tree.largestSize)
        let verification = Verification(of: place, against: tree, locales: chosen)
        self.place = place.name
        self.verification = verification
        findings += verification.findings
        findings += locales.compactMap { overdue($0, on: context) }
    }

    /// What is found where a release has come to its horizon: what it holds is not what phones should see.
    private func overdue(_ locale: String, on context: LedgerContext) -> VerificationFinding? {
        let ledger = context.ledgers[locale]
        guard !context.ledgers.hidesReleases(of: locale), let release = ledger.release(dueAt: now),
            let date = release.beyondHorizon(releasedAgainAt: now, policy: context.configuration.release), date <= now
        else { return nil }
        // Where another one was made as of a later moment, there is none as of this one.
        let wayOut: Sentence =
            ledger.current?.number == release.number ? "; use \(command: "release", locale)" : ""
        return VerificationFinding(
            .behind, at: locale,
            """
            release \(release.number) does not know what has changed at \(clock.description(of: date)), beyond its \
            horizon\(wayOut)
            """)
    }

    /// What could not be read.
    public var problems: [String] { verification?.problems ?? [] }

    /// Whether something is wrong.
    ///
    /// - Parameter isStrict: whether warnings count.
    public func isWrong(isStrict: Bool) -> Bool {
        let worst = (findings.map(\.severity) + diagnostics.map(\.severity)).max()
        return worst == .error || isStrict && worst == .warning
    }

    private static func place(
        _ name: String, plan: VerifyPlan, largest: Int
    ) throws(ReleaseFailure) -> any ServingPlace {
        if name.contains("://") {
            guard let site = SiteAddress(name) else {
                throw .usage(
                    "“\(name)” is not the address of a folder on the web, such as https://news.example.com/feeds/")
            }
            let limits = SiteLimits(bytes: largest + allowance, seconds: plan.seconds)
            return SitePlace(
                site, fetcher: CurlFetcher(environment: plan.environment, limits: limits), now: plan.now)
        }
        return try ReleaseFailure.filing { () throws(FileProblem) in
            guard try FileExistence.isFolder(name) else {
                throw FileProblem(path: name, action: .list, reason: "there is no such folder")
            }
            return try FolderPlace(name)
        }
    }

    /// By how many bytes an answer may be larger than all that the ledger knows, as error pages are.
    private static let allowance = 1 << 20
}

extension VerificationReport.LedgerLine {
    fileprivate init(of ledger: LocaleLedger, isHidden: Bool) {
        locale = ledger.locale
        self.isHidden = isHidden
        releases = ledger.releases.count
        fingerprint = ledger.current?.key.flatMap(PublicKey.init(base64:))?.fingerprint
        files = ledger.fileSizes.count
        bytes = ledger.fileSizes.values.reduce(0, +)
    }
}
