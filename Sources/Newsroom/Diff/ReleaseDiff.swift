import Campaigns
import Clients
import Files
import Releases

/// What changes for users between two releases, or between a release and the working texts, locale by locale.
public struct ReleaseDiff: Sendable {
    /// The workspace's clocks.
    let clock: ZoneClock
    /// The clients' names for people, by their names.
    let clients: [String: String]
    /// The differences, in the order of the locales.
    let locales: [Locale]
    /// The errors in ledgers; their locales are not compared.
    public let findings: [Diagnostic]
    /// The errors for which the working texts cannot be published.
    public let errors: StoppingErrors

    /// What changes in one locale.
    struct Locale: Sendable {
        /// The number of the release to start from; nil: nothing was released.
        var from: Int?
        /// The number of the release it is compared with; nil: the working texts.
        var to: Int?
        /// What changes.
        var difference: UserDifference
        /// The clients, by their names, whose phones lose their feed, because they are not listed any more.
        var lost: [String] = []
        /// How messages had been withdrawn by the first release that the second one brings back.
        var returning: [Withdrawal] = []

        /// Whether users notice nothing.
        var isEmpty: Bool { difference.isEmpty && lost.isEmpty }
    }

    /// Compares.
    ///
    /// - Throws: ``ReleaseFailure`` where the workspace cannot be read, or there is no such release.
    public init(_ plan: DiffPlan) throws(ReleaseFailure) {
        let context = try ReleaseContext(folder: plan.folder, now: plan.now, locales: plan.locales)
        let configuration = context.configuration
        let names = plan.locales ?? configuration.locales
        let problems = names.map { (locale: $0, findings: context.ledgerFindings($0).filter { $0.severity == .error }) }
        let clients = context.edition.clients.filter { plan.clients?.contains($0.name) != false }
        let days = Int64(max(1, configuration.release.horizon))
        let span = context.now..<context.now.advanced(days: days)
        var pairs: [DiffPair] = []
        var locales: [(from: ReleaseManifest?, to: ReleaseManifest?, returning: [Withdrawal])] = []
        for name in problems.filter(\.findings.isEmpty).map(\.locale) {
            let sides = DiffSides(context: context, folder: plan.folder, locale: name)
            let from = try plan.from.map { number throws(ReleaseFailure) in try sides.release(number) } ?? sides.current
            let to = try plan.to.map { number throws(ReleaseFailure) in try sides.release(number) }
            let (old, new) =
                if let to { (try sides.side(of: from), try sides.side(of: to)) } else { try sides.sides(after: from) }
            let earlier = sides.releases(upTo: from)
            pairs.append(DiffPair(locale: name, old: old, new: new, after: earlier, span: span))
            let returning = to.map { Withdrawals(after: earlier).undone(by: $0, at: context.now) } ?? []
            locales.append((from, to, returning))
        }
        let differences = UserDifference.between(pairs, clients: clients, app: configuration.app)
        clock = configuration.clock
        self.clients = Dictionary(keepingFirst: ClientCatalogue.all.map { ($0.name, $0.title) })
        self.locales = zip(locales, differences).map { sides, difference in
            let listed = sides.to?.clients.map { $0.name } ?? context.edition.clients.map { $0.name }
            let lost = LostClients.after(sides.from, with: Set(listed)).map { $0.name }
                .filter { plan.clients?.contains($0) != false }
            return Locale(
                from: sides.from?.number, to: sides.to?.number, difference: difference, lost: lost,
                returning: sides.returning)
        }
        findings = Self.unique(problems.flatMap(\.findings))
        errors =
            plan.to == nil
            ? StoppingErrors(
                in: context.edition, locales: Set(pairs.map(\.locale)),
                shown: "messages that phones have are shown as they keep them, others as they would be")
            : StoppingErrors()
    }

    private static func unique(_ findings: [Diagnostic]) -> [Diagnostic] {
        var seen: Set<String> = []
        return findings.filter { seen.insert($0.description).inserted }
    }
}
