import Campaigns
import Clients
import Delivery
import Files
import Releases

extension DeployContent {
    /// What production gets: the state of the current releases that is due.
    ///
    /// Locales that were never released, whose newest release is yet to be made as the clock has it, or does not know what
    /// is due by now, are refused, and keep nobody else waiting. So are those that nobody has signed, or whose releases on two
    /// branches nobody has merged.
    ///
    /// - Throws: errors in the ledgers that this rests on, and in the files of keys; the refusals, where all locales are refused.
    init(released plan: DeployPlan) throws(ReleaseFailure) {
        let context = try ReleaseContext(folder: plan.folder, now: plan.now)
        let ledgers = context.edition.ledgers
        let everybody = context.configuration.locales
        sharedPaths = Set(
            context.edition.clients.flatMap { $0.combinedPaths(everybody) }.compactMap(ServedFolder.place))
        // What serves all languages rests on the releases of all of them.
        let isShared = !sharedPaths.isEmpty
        // Without its key, a release that nobody signed would pass for one that nobody has to sign.
        let unread = context.edition.findings.filter { $0.rule == .badKeyFile }
        let findings = unread + Self.findings(about: isShared ? everybody : plan.locales, in: ledgers)
        let refusals = plan.locales.compactMap { locale in
            Self.refusal(of: locale, for: findings) ?? Self.refusal(of: locale, on: context)
        }
        let rest = plan.locales.filter { locale in !refusals.contains { $0.locale == locale } }
        // Where a ledger was changed, nobody knows what else was.
        let isStopped = isShared || rest.isEmpty || findings.contains { !Self.isUnsettled($0) }
        guard findings.isEmpty || !isStopped else { throw .findings(findings) }
        guard !rest.isEmpty else { throw .refused(refusals) }
        self.refusals = refusals
        var plan = plan
        plan.locales = rest
        for locale in isShared ? everybody : rest {
            known[locale] = KnownFiles(ledgers[locale], at: plan.now, folder: plan.folder)
        }
        let combined = try Self.combinedFeeds(on: context, plan)
        tree = try ReleaseFailure.filing { () throws(FileProblem) in
            try DeployTree(
                ledgers, locales: plan.locales, beside: combined.files, needing: combined.needs, folder: plan.folder,
                at: plan.now)
        }
        releases = plan.locales.map { [now = plan.now] locale in
            DeployResult.Release(locale: locale, number: ledgers[locale].release(dueAt: now)?.number)
        }
        warnings = BorrowedTexts(on: context).lines.map(\.warning)
        // A feed that serves several locales changes with each of them.
        let locales = combined.files.isEmpty ? plan.locales : context.configuration.locales
        nextChange = locales.compactMap { [now = plan.now] in ledgers[$0].nextChange(after: now) }.min()
    }

    /// What is wrong with the ledgers of locales that something rests on; there, releases without signatures are an error.
    private static func findings(about locales: [String], in ledgers: LedgerSet) -> [Diagnostic] {
        ledgers.findings.map(\.whereShipped).filter { $0.severity == .error && $0.isAbout(Set(locales)) }
    }

    /// Whether a finding says what somebody has still to do in a ledger in which nothing was changed.
    private static func isUnsettled(_ finding: Diagnostic) -> Bool {
        finding.rule == .ledgerUnmerged || finding.rule == .ledgerUnsigned
    }

    /// What somebody has still to do in a locale's ledger; nil where there is nothing.
    private static func refusal(of locale: String, for findings: [Diagnostic]) -> Refusal? {
        let own = findings.filter { $0.isAbout([locale]) }
        guard let first = own.first else { return nil }
        let more = own.count > 1 ? " (and \(CountWords.of(own.count - 1, "more error")))" : ""
        return Refusal(
            locale: locale, "\(first.position.file): \(first.message)\(more); \(command: "verify") tells more")
    }

    private static func refusal(of locale: String, on context: ReleaseContext) -> Refusal? {
        guard let release = context.edition.ledgers[locale].current else {
            return Refusal(locale: locale, "nothing was released yet, and only releases go to production")
        }
        let clock = context.configuration.clock
        if let refusal = Refusal(clockAt: context.now, behind: context.edition.ledgers[locale], clock) {
            return refusal
        }
        guard
            let date = release.beyondHorizon(releasedAgainAt: context.now, policy: context.configuration.release),
            date <= context.now
        else { return nil }
        return Refusal(
            locale: locale,
            """
            release \(release.number) does not know what has changed at \(clock.description(of: date)), beyond its \
            horizon; use \(command: "release", locale) first
            """)
    }

    /// What the release of each locale holds that is due; a locale without one is among them, because what is of others has
    /// to be hidden from it.
    private static func contents(
        on context: ReleaseContext, in folder: String
    ) throws(ReleaseFailure) -> [(locale: String, contents: [MessageContent])] {
        let reader = ContentReader(folder: folder)
        var contents: [(locale: String, contents: [MessageContent])] = []
        for locale in context.configuration.locales {
            guard let release = context.edition.ledgers[locale].release(dueAt: context.now) else {
                contents.append((locale, []))
                continue
            }
            contents.append(
                (locale, try ReleaseFailure.filing { () throws(FileProblem) in try reader.contents(of: release) }))
        }
        return contents
    }

    /// The feeds that serve several locales at once, put together from what is due in each of them, and the places of
    /// the pages and images that they lead to.
    private static func combinedFeeds(
        on context: ReleaseContext, _ plan: DeployPlan
    ) throws(ReleaseFailure) -> (files: [DeployFile], needs: Set<String>) {
        let ledgers = context.edition.ledgers
        let contents = try contents(on: context, in: plan.folder)
        let timelines = contents.compactMap { ServedTimeline(of: ledgers[$0.locale], at: plan.now) }
        let changes = timelines.flatMap { timeline in timeline.due.files.keys.map { timeline.since($0) } }
        let time = Instant(seconds: (changes.max() ?? context.now).seconds)
        var files: [DeployFile] = []
        var needs: Set<String> = []
        for client in context.edition.clients {
            let present = contents.map { locale, contents in
                (
                    locale: locale,
                    parts: contents.compactMap { content in
                        content.part(for: client.name).map { (content: content, part: $0) }
                    }.filter { $0.part.window.contains(context.now) }
                )
            }
            let feeds = client.combinedFeeds(
                present.map { locale, parts in
                    (locale, parts.map { $0.part.entry(of: $0.content) }.sorted(by: FeedEntry.precedes))
                })
            guard !feeds.isEmpty else { continue }
            let parts = present.flatMap(\.parts).map(\.part)
            needs.formUnion(parts.flatMap { $0.files.map(\.path) + $0.assets }.compactMap(ServedFolder.place))
            files += feeds.compactMap { feed in
                ServedFolder.place(of: feed.path).map {
                    // What changes a locale may leave this as it is.
                    DeployFile(path: $0, bytes: feed.bytes, time: time, keepsTime: true, step: .feed)
                }
            }
        }
        return (files, needs)
    }
}
