import Campaigns
import Clients
import Releases

/// Where one locale stands.
struct LocaleStatus: Sendable {
    /// The locale.
    var locale: String
    /// Its current release; nil where there was none yet.
    var release: ReleaseManifest?
    /// What is known of it as a whole that decides what is to be done.
    var standing = LocaleStanding()
    /// How many campaigns are left out, because the locale shows no other language and they are not translated.
    var untranslated: Int
    /// How many errors there are in the files of its campaigns.
    var errors: Int
    /// Whether its ledger has errors, so that nobody can tell where its messages stand.
    var hasBrokenLedger: Bool
    /// When the released feeds change next.
    var nextChange: Instant?
    /// Its messages, in order of their campaigns.
    var messages: [MessageLine]

    /// A message, with what to do next.
    struct MessageLine: StandingMessage, Sendable {
        /// Where it stands.
        var status: MessageStatus
        /// What to do next; nil where there is nothing to do.
        var next: NextStep?
        /// Why that would be refused for now; nil: it would not.
        var obstacle: ReleaseObstacle?

        /// The campaign's id.
        var campaign: String { status.campaign }
        /// The state.
        var state: MessageState { status.state }
    }

    /// How many days ahead a release is urgent.
    private static let urgentDays: Int64 = 14

    /// Whether anything waits for somebody.
    var isWaiting: Bool {
        messages.contains(where: \.status.isWaiting) || standing.isBehind || standing.isOverdue || standing.isAhead
            || standing.isUnsigned || !standing.changedClients.isEmpty || !standing.unsent.isEmpty || errors > 0
            || hasBrokenLedger
    }

    init(of locale: String, on context: ReleaseContext) {
        self.locale = locale
        let ledger = context.edition.ledgers[locale]
        let release = ledger.release(dueAt: context.now)
        self.release = release
        standing.dueSince = release?.due(at: context.now)
        nextChange = ledger.nextChange(after: context.now)
        let problems = Set(context.ledgerFindings(locale))
        hasBrokenLedger = !problems.isEmpty
        standing.isUnsigned = ledger.findings.contains { $0.rule == .ledgerUnsigned }
        errors = context.stopping.count { $0.isAbout([locale]) && !problems.contains($0) }
        // What cannot be trusted says nothing of where messages stand, and is neither released again nor deployed.
        let trusted = hasBrokenLedger ? nil : release
        standing.renewal = trusted.flatMap { Self.renewal(of: $0, on: context) }
        let folder = DeployedFolder(of: context.configuration, workspace: context.edition.workspace.folder)
        if trusted != nil {
            standing.differing = folder?.comparison(with: ledger, of: context.edition.workspace.folder, at: context.now)
            if !standing.isUnsigned { standing.unsent = context.unsent(in: locale) }
        }
        if let current = hasBrokenLedger ? nil : ledger.current {
            standing.changedClients = Self.changedClients(since: current, on: context)
        }
        untranslated = context.untranslated(in: locale)
        let statuses = hasBrokenLedger ? [] : context.readableStatuses(in: locale)
        // What cannot be read is no campaign, and stays as phones have it.
        let wouldLeave = trusted?.messages.isEmpty == false && statuses.allSatisfy { $0.choice == nil }
        let isEmpty = wouldLeave && context.edition.workspace.campaigns.isEmpty
        let hasFolder = !isEmpty || (try? context.hasFolder()) != false
        standing.lacksCampaigns = isEmpty && hasFolder
        let obstacle = Self.obstacle(after: hasBrokenLedger ? nil : ledger.current, on: context, hasFolder: hasFolder)
        standing.obstacle = obstacle
        messages = statuses.map { status in
            let next = Self.next(for: status, on: context)
            let isRefused = next.map { obstacle?.refuses($0) == true } ?? false
            return MessageLine(status: status, next: next, obstacle: isRefused ? obstacle : nil)
        }
    }

    /// The clients that a release would do something about though no message has changed.
    private static func changedClients(since release: ReleaseManifest, on context: ReleaseContext) -> [String] {
        let (old, preambles) = (Set(release.clients.map { $0.name }), context.preambles)
        let new = Set(context.edition.clients.map(\.name)).intersection(
            ClientCatalogue.all.filter { ServedFolder.holds($0.feedPath(of: release.locale)) }.map { $0.name })
        return ClientCatalogue.all.filter { client in
            let name = client.name
            guard old.contains(name), new.contains(name) else { return old.contains(name) || new.contains(name) }
            return release.preambles[name] != preambles[name]
        }.map { $0.title }
    }

    /// By when a release is to be made again. What is soon counts from the day's beginning, so that two builds of one day are
    /// the same.
    private static func renewal(of release: ReleaseManifest, on context: ReleaseContext) -> LocaleStanding.Renewal? {
        let policy = context.configuration.release
        guard let before = release.beyondHorizon(releasedAgainAt: context.now, policy: policy) else { return nil }
        let soon = context.configuration.clock.midnight(before: context.now).advanced(days: urgentDays)
        return .init(before: before, urgency: before <= context.now ? .overdue : before < soon ? .soon : .later)
    }

    /// Why what follows a release would be refused. A clock that is behind is the first thing that a release looks at.
    private static func obstacle(
        after release: ReleaseManifest?, on context: ReleaseContext, hasFolder: Bool
    ) -> ReleaseObstacle? {
        if let release, release.time > context.now { return .ahead(number: release.number, time: release.time) }
        if !hasFolder { return .noFolder }
        return context.templateErrors.isEmpty ? nil : .templates
    }

    private static func next(for status: MessageStatus, on context: ReleaseContext) -> NextStep? {
        switch status.state.working {
        case .draft: .publish(file: file(of: status.campaign, on: context))
        case .missing, .stale, .waiting:
            context.errors(of: status.campaign, in: status.locale).isEmpty ? wording(of: status, on: context) : .check
        case .removed where !context.renamings(in: status.locale).isEmpty: .check
        case .approved, .removed:
            context.rollback(of: status).map {
                .putBack(
                    rollback: $0, file: ownFile(of: status, on: context), isGone: status.state.working == .removed)
            } ?? .release
        case nil: status.isBehindSource ? .translate : nil
        }
    }

    /// What to do about words: nobody need approve another language for its own sake.
    private static func wording(of status: MessageStatus, on context: ReleaseContext) -> NextStep {
        guard status.state.working != .waiting else { return .approve([status.campaign]) }
        return .write(
            campaign: status.campaign, file: file(of: status.campaign, on: context),
            isStale: status.state.working == .stale)
    }

    /// The file whose words the locale's phones are shown: its translation, where there is one.
    private static func ownFile(of status: MessageStatus, on context: ReleaseContext) -> String {
        let campaign = context.edition.messages[status.campaign]?.first?.campaign
        return campaign?.translations[status.locale]?.file.path ?? file(of: status.campaign, on: context)
    }

    private static func file(of campaign: String, on context: ReleaseContext) -> String {
        context.files[campaign] ?? "campaigns/\(campaign).md"
    }
}
