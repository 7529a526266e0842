import Campaigns

/// Derives where messages of one locale stand, from the workspace's files and the ledger.
public struct StatusReader: Sendable {
    private let ledger: LocaleLedger
    private let policy: ReleasePolicy
    private let clock: ZoneClock
    private let now: Instant
    private let withdrawals: [String: Withdrawal]
    private let released: [String: ReleasedMessage]
    /// When it was decided last what phones get of every campaign: by a release or a rollback.
    private let decided: Instant?

    /// A reader as of an instant, for which releases of later ones are yet to come.
    public init(_ ledger: LocaleLedger, policy: ReleasePolicy, clock: ZoneClock, now: Instant) {
        let ledger = ledger.until(now)
        self.ledger = ledger
        self.policy = policy
        self.clock = clock
        self.now = now
        released = ledger.current?.messagesByCampaign ?? [:]
        withdrawals = ledger.withdrawals.byCampaign
        decided =
            ledger.releases.last { release in
                guard case .withdrawal = release.kind else { return true }
                return false
            }?.time
    }

    /// Where a campaign's message stands.
    ///
    /// - Parameters:
    ///   - campaign: the campaign's id.
    ///   - written: what the workspace's files say; nil where they hold no message of it any more.
    ///   - isUnreadable: whether there are files of it, with errors that kept them from being read.
    ///   - hasErrors: whether there are errors in what could be read of them.
    public func status(
        of campaign: String, working written: WorkingMessage?, isUnreadable: Bool, hasErrors: Bool
    ) -> MessageStatus {
        let message = released[campaign]
        let withdrawal = message == nil ? withdrawals[campaign] : nil
        if let over = settled(campaign, written, message, withdrawal), !isUnreadable { return over }
        let isHeld = isUnreadable || hasErrors && written.map { canBeHeld($0, after: withdrawal) } == true
        // Words beside errors, or that stand in for those that cannot be read, may not be what anybody meant to be shown,
        // even where they were approved: they change nothing.
        let working = isHeld ? nil : written
        let reviewers = working.map { people(for: $0.hash, campaign: campaign) } ?? []
        var state = MessageState(working: nil, released: nil)
        var reason: Sentence?
        if let withdrawal {
            state.released = .withdrawn
            reason = withdrawal.sentence
        } else if let message {
            state.released = Phase(of: message.window, at: served).state
        }
        let differs = working.map { $0.isDraft || $0.hash != (message ?? withdrawal?.message)?.content } ?? true
        if let working, let withdrawal {
            if hasNewKeys(working, after: withdrawal), differs {
                (state.working, reason) = workingState(working, reviewers: reviewers, campaign: campaign)
            }
        } else if isHeld {
            (state.working, reason) = (.waiting, UnreviewedState.errorsReason)
        } else if let working, differs {
            (state.working, reason) = workingState(working, reviewers: reviewers, campaign: campaign)
        } else if working == nil, withdrawal == nil, state.released != .ended {
            (state.working, reason) = (.removed, "no file publishes it in \(ledger.locale) any more")
        }
        let isBehindSource =
            state.working == nil && isBehindSource(working, state.released, reviewers: reviewers, campaign: campaign)
        let isLate = message.map { self.isLate($0.window) } ?? false
        let explanation = reason.map { isLate ? "\($0); \(releasedReason(message))" : $0 } ?? releasedReason(message)
        return MessageStatus(
            campaign: campaign, locale: ledger.locale,
            title: written?.content.title ?? message?.title ?? withdrawal?.message.title ?? campaign, state: state,
            reason: isBehindSource ? "\(explanation); \(UnreviewedState.staleReason)" : explanation,
            reviewers: reviewers, fallback: working?.fallback ?? message?.fallback, isBehindSource: isBehindSource,
            isLate: isLate, needsApproval: policy.approvals > 0,
            choice: choice(of: campaign, working: working, state: state, isHeld: isHeld))
    }

    /// The status of a message that nobody would see any more, whatever was done: its end has passed by its files, and in what
    /// phones have, if they have it. Whatever else its files say now waits for nobody. Nil of any other.
    private func settled(
        _ campaign: String, _ written: WorkingMessage?, _ message: ReleasedMessage?, _ withdrawal: Withdrawal?
    ) -> MessageStatus? {
        guard let written, written.content.window.isOver(at: now), message != nil || !written.isDraft else {
            return nil
        }
        if let message, Phase(of: message.window, at: served).state != .ended { return nil }
        let state = MessageState(working: nil, released: withdrawal == nil ? .ended : .withdrawn)
        let end = written.content.window.end.map { Self.endedReason($0, clock) } ?? ""
        return MessageStatus(
            campaign: campaign, locale: ledger.locale, title: written.content.title, state: state,
            reason: withdrawal?.sentence ?? (message == nil ? end : releasedReason(message)),
            reviewers: people(for: written.hash, campaign: campaign), fallback: written.fallback,
            needsApproval: policy.approvals > 0,
            choice: message.map {
                MessageStatus.Choice(
                    content: $0.content, source: .release, approvals: files($0.content, campaign),
                    isKept: $0.content != written.hash)
            })
    }

    /// Whether errors in its files hold a message back: a draft does not go out anyway, nor does what was withdrawn and has
    /// no new keys.
    private func canBeHeld(_ written: WorkingMessage, after withdrawal: Withdrawal?) -> Bool {
        guard !written.isDraft else { return false }
        return withdrawal.map { hasNewKeys(written, after: $0) } ?? true
    }

    /// Whether a message has none of the keys that it was withdrawn with.
    private func hasNewKeys(_ written: WorkingMessage, after withdrawal: Withdrawal) -> Bool {
        let keys = Set(withdrawal.message.keys.map { "\($0.key):\($0.value)" })
        return keys.isDisjoint(with: written.keys.map { "\($0.key):\($0.value)" })
    }

    /// Whether what phones have or will have is behind its source, and not enough people have approved that knowingly.
    private func isBehindSource(
        _ working: WorkingMessage?, _ released: MessageState.Released?, reviewers: [String], campaign: String
    ) -> Bool {
        guard let working, working.translation == .stale, released == .live || released == .scheduled else {
            return false
        }
        guard isEnough(reviewers) else { return true }
        return !ledger.approvals(of: working.hash, campaign: campaign).contains { isKnowing($0.approval, of: working) }
    }

    /// Whether so many people have approved a text as must.
    private func isEnough(_ reviewers: [String]) -> Bool {
        reviewers.count >= policy.approvals
    }

    /// Whether an approval is one of a stale translation beside its source as it is now.
    private func isKnowing(_ approval: Approval, of working: WorkingMessage) -> Bool {
        approval.translation == .stale && approval.source == working.source
    }

    /// The moment whose state phones have: behind the horizon, they keep what the last state before it holds.
    private var served: Instant { ledger.current?.served(at: now) ?? now }

    /// Where a moment is in a window, with the start or end that people read.
    private enum Phase {
        case scheduled(start: Instant)
        case live(end: Instant?)
        case ended(end: Instant)

        init(of window: Window, at moment: Instant) {
            if let end = window.end, end <= moment {
                self = .ended(end: end)
            } else if let start = window.start, moment < start {
                self = .scheduled(start: start)
            } else {
                self = .live(end: window.end)
            }
        }

        var state: MessageState.Released {
            switch self {
            case .scheduled: .scheduled
            case .live: .live
            case .ended: .ended
            }
        }
    }

    /// Whether a message that was released was to start or to end between the state that phones have and now.
    private func isLate(_ window: Window) -> Bool {
        switch Phase(of: window, at: served) {
        case .scheduled(let start): start <= now
        case .live(let end): end.map { $0 <= now } ?? false
        case .ended: false
        }
    }

    private func releasedReason(_ message: ReleasedMessage?) -> Sentence {
        guard let message, let release = ledger.current else { return "" }
        switch Phase(of: message.window, at: served) {
        case .scheduled(let start):
            return start <= now
                ? "was to start \(start, by: clock), which release \(release.number) does not hold"
                : "starts \(start, by: clock)"
        case .live(let end):
            guard let end else { return "as release \(release.number) has it" }
            return end <= now
                ? "as release \(release.number) has it, although it was to end \(end, by: clock)"
                : "as release \(release.number) has it, until \(end, by: clock)"
        case .ended(let end): return Self.endedReason(end, clock)
        }
    }

    /// What is said of a message that has ended.
    public static func endedReason(_ end: Instant, _ clock: ZoneClock) -> Sentence {
        "ended \(end, by: clock)"
    }

    private func workingState(
        _ working: WorkingMessage, reviewers: [String], campaign: String
    ) -> (MessageState.Working, Sentence) {
        let plain = UnreviewedState(
            isDraft: working.isDraft, translation: working.translation, gap: working.gap, fallback: working.fallback,
            policy: policy)
        let approvals = ledger.approvals(of: working.hash, campaign: campaign).map(\.approval)
        let isEnough = isEnough(reviewers)
        switch plain.state {
        case .missing where isEnough && approvals.contains { $0.translation == .missing }: break
        case .stale where isEnough && approvals.contains { isKnowing($0, of: working) }: break
        case .waiting: break
        default: return (plain.state, plain.reason)
        }
        if isEnough { return (.approved, "approved by \(reviewers.joined(separator: ", "))") }
        if !reviewers.isEmpty {
            return (
                .waiting,
                "\(reviewers.count) of \(policy.approvals) approvals: \(reviewers.joined(separator: ", "))"
            )
        }
        guard let last = ledger.contentsApproved(of: campaign).first,
            let approval = ledger.approvals(of: last, campaign: campaign).last?.approval
        else { return (.waiting, UnreviewedState.waitingReason) }
        let changes = ContentChange.between(approval.message, working.content)
        return (.waiting, "\(changes.words) changed since \(approval.reviewer) approved it")
    }

    /// The different people who have approved a content, in order of time.
    private func people(for content: String, campaign: String) -> [String] {
        var people: [Person] = []
        for (_, approval) in ledger.approvals(of: content, campaign: campaign) {
            guard let person = Person(approval.reviewer), !people.contains(where: { $0.isSame(as: person) }) else {
                continue
            }
            people.append(person)
        }
        return people.map(\.name)
    }

    private func choice(
        of campaign: String, working: WorkingMessage?, state: MessageState, isHeld: Bool
    ) -> MessageStatus.Choice? {
        if state.released == .withdrawn, state.working == nil { return nil }
        guard working != nil || isHeld else { return nil }
        if let working, !working.isDraft, isApproved(working.hash, campaign: campaign) {
            return MessageStatus.Choice(
                content: working.hash, source: .working, approvals: files(working.hash, campaign), isKept: false)
        }
        // What is a draft again or has errors keeps what phones have, and lets nothing out that they have not.
        if policy.approvals > 0, let working, !working.isDraft,
            let last = ledger.contentsApproved(of: campaign).first(where: {
                !isOver($0, campaign: campaign) && isApproved($0, campaign: campaign)
            })
        {
            return MessageStatus.Choice(
                content: last, source: .approval, approvals: files(last, campaign), isKept: true)
        }
        guard let message = released[campaign] else { return nil }
        return MessageStatus.Choice(
            content: message.content, source: .release, approvals: files(message.content, campaign),
            isKept: message.content != working?.hash)
    }

    /// Whether a content was approved only before something that decided against it.
    private func isOver(_ content: String, campaign: String) -> Bool {
        let times = ledger.approvals(of: content, campaign: campaign).map(\.approval.time)
        // What was approved before a withdrawal may have the keys that do not come back.
        if let withdrawal = withdrawals[campaign], !times.contains(where: { $0 > withdrawal.time }) { return true }
        // A release takes all that is approved by then: what it does not have was rolled back, or given up otherwise.
        guard let decided else { return false }
        return !times.contains { $0 >= decided }
    }

    private func isApproved(_ content: String, campaign: String) -> Bool {
        people(for: content, campaign: campaign).count >= policy.approvals
    }

    private func files(_ content: String, _ campaign: String) -> [String] {
        ledger.approvals(of: content, campaign: campaign).map(\.file)
    }
}
