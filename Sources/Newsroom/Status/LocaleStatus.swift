import Campaigns
import Releases

/// Where one locale stands.
public struct LocaleStatus: Sendable {
    /// The locale.
    public var locale: String
    /// Its current release; nil where there was none yet.
    public var release: ReleaseManifest?
    /// By when it must be released again, because something starts or ends then that the release's horizon did not reach
    /// and a release made now would; nil: no need.
    public var releaseBefore: Instant?
    /// Whether that moment has passed, so that phones see what should have changed.
    public var isOverdue: Bool
    /// Why a release would be refused; nil: it would not.
    public var obstacle: ReleaseObstacle?
    /// Why a release would take out everything that phones have, where there are no campaigns; nil: it would not.
    public var emptiness: Emptiness?
    /// How many campaigns are left out, because the locale shows no other language and they are not translated.
    public var untranslated: Int
    /// How many errors there are in the files of its campaigns.
    public var errors: Int
    /// Whether its ledger has errors, so that nobody can tell where its messages stand.
    public var hasBrokenLedger: Bool
    /// Whether keys are listed and nobody signed its current release, which is not deployed then.
    public var isUnsigned: Bool
    /// Since when the state holds that is due now.
    public var dueSince: Instant?
    /// When the released feeds change next.
    public var nextChange: Instant?
    /// How the place that phones download from compares with what is due.
    public var deployment: Deployment
    /// The campaigns whose messages are to be sent by now, and were not.
    public var unsent: [String]
    /// Its messages, in order of their campaigns.
    public var messages: [MessageLine]

    /// A message, with what to do next.
    public struct MessageLine: Sendable {
        /// Where it stands.
        public var status: MessageStatus
        /// What to do next; nil where there is nothing to do.
        public var next: NextStep?
        /// Why that would be refused for now; nil: it would not.
        public var obstacle: ReleaseObstacle?
    }

    /// Why there are no campaigns.
    public enum Emptiness: Sendable {
        /// Their folder is not there, by another name or on another branch: the release is refused.
        case noFolder
        /// There are none in their folder.
        case noCampaigns
    }

    /// What is known of the place that phones download from.
    public enum Deployment: Equatable, Sendable {
        /// It is not looked at: it is not a folder of this machine, or there is no release that can be trusted.
        case unknown
        /// It holds what is due.
        case current
        /// It holds something else: this many files, some of which hold what no release here has, because somebody may have
        /// released elsewhere, and others what is due only later.
        case behind(files: Int, unknown: Int, early: Int)
    }

    /// Whether its current release was made at a later moment than this, before which it is neither released nor deployed.
    public var isAhead: Bool { obstacle?.end != nil }

    /// Whether anything waits for somebody.
    public var isWaiting: Bool {
        messages.contains(where: \.status.isWaiting) || deployment != .current && deployment != .unknown
            || isOverdue || isAhead || isUnsigned || !unsent.isEmpty || errors > 0 || hasBrokenLedger
    }

    init(of locale: String, on context: ReleaseContext) {
        self.locale = locale
        let ledger = context.edition.ledgers[locale]
        let release = ledger.release(dueAt: context.now)
        self.release = release
        dueSince = release?.due(at: context.now)
        nextChange = ledger.nextChange(after: context.now)
        let problems = Set(context.ledgerFindings(locale))
        hasBrokenLedger = !problems.isEmpty
        isUnsigned = ledger.findings.contains { $0.rule == .ledgerUnsigned }
        errors = context.stopping.count { $0.isAbout([locale]) && !problems.contains($0) }
        // What cannot be trusted says nothing of where messages stand, and is neither released again nor deployed.
        let trusted = hasBrokenLedger ? nil : release
        releaseBefore = trusted.flatMap {
            $0.beyondHorizon(releasedAgainAt: context.now, policy: context.configuration.release)
        }
        isOverdue = releaseBefore.map { $0 <= context.now } ?? false
        let folder = DeployedFolder(of: context.configuration, workspace: context.edition.workspace.folder)
        deployment =
            trusted == nil
            ? .unknown
            : folder?.comparison(
                with: ledger, of: context.edition.workspace.folder, at: context.now) ?? .unknown
        unsent = trusted == nil || isUnsigned ? [] : context.unsent(in: locale)
        untranslated = context.untranslated(in: locale)
        let statuses = hasBrokenLedger ? [] : context.readableStatuses(in: locale)
        // What cannot be read is no campaign, and stays as phones have it.
        let wouldLeave = trusted?.messages.isEmpty == false && statuses.allSatisfy { $0.choice == nil }
        let emptiness = wouldLeave ? context.emptiness : nil
        self.emptiness = emptiness
        let obstacle = Self.obstacle(after: hasBrokenLedger ? nil : ledger.current, on: context, emptiness)
        self.obstacle = obstacle
        messages = statuses.map { status in
            let next = Self.next(for: status, on: context)
            let isRefused = next.map { obstacle?.refuses($0) == true } ?? false
            return MessageLine(status: status, next: next, obstacle: isRefused ? obstacle : nil)
        }
    }

    /// Why what follows a release would be refused. A clock that is behind is the first thing that a release looks at.
    private static func obstacle(
        after release: ReleaseManifest?, on context: ReleaseContext, _ emptiness: Emptiness?
    ) -> ReleaseObstacle? {
        if let release, release.time > context.now { return .ahead(number: release.number, time: release.time) }
        if emptiness == .noFolder { return .noFolder }
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
