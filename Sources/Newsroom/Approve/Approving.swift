import Campaigns
import Files
import Releases

/// Records that somebody approves messages as they are now.
public struct Approving: Sendable {
    let plan: ApprovalPlan
    let authors: any AuthorSource

    /// An approval that is yet to be given.
    public init(_ plan: ApprovalPlan, authors: any AuthorSource) {
        self.plan = plan
        self.authors = authors
    }

    /// What would be approved; nothing is written.
    public func proposal() throws(ReleaseFailure) -> ApprovalProposal {
        try review(on: ReleaseContext(folder: plan.folder, now: plan.now, locales: plan.locales)).proposal
    }

    /// Approves.
    ///
    /// - Parameters:
    ///   - expected: what a person was shown; where something else would be approved by now, nothing is.
    ///   - onWaiting: called once if another process writes into the ledger, before waiting for it.
    /// - Throws: ``ReleaseFailure``; a named message that is refused keeps all others from being approved.
    public func run(
        expecting expected: ApprovalProposal? = nil, onWaiting: () -> Void = {}
    ) throws(ReleaseFailure) -> ApprovalProposal {
        let ledger = try OpenLedger(folder: plan.folder, now: plan.now, locales: plan.locales, onWaiting: onWaiting)
        let review = try review(on: ledger.context)
        if let expected, expected.items != review.proposal.items {
            throw .unknown("the texts have changed since they were shown, so nothing was approved; look again")
        }
        for (locale, approvals) in review.approvals.sorted(by: { $0.key < $1.key }) {
            let known = ledger.context.edition.ledgers[locale]
            var images: [String: [UInt8]] = [:]
            for approval in approvals {
                images.merge(try ledger.context.images(of: approval.message, besides: known)) { first, _ in first }
            }
            try ReleaseFailure.filing { () throws(FileProblem) in
                try ledger.writer.add(approvals, images: Array(images.values), to: locale)
            }
        }
        return review.proposal
    }

    /// The move that is asked for.
    var move: Move { plan.campaigns == nil ? .approveAll : .approve }

    private func review(on context: ReleaseContext) throws(ReleaseFailure) -> ApprovalReview {
        let reviewer = try authors.known(.named(plan.reviewer))
        let locales = plan.locales ?? context.configuration.locales
        let problems = locales.flatMap(context.ledgerFindings) + context.templateErrors
        guard problems.isEmpty else { throw .findings(problems.inReadingOrder()) }
        try checkNames(in: locales, on: context)
        try checkTranslations(in: locales, on: context)
        var review = ApprovalReview()
        for locale in locales {
            for status in context.statuses(in: locale) where plan.campaigns?.contains(status.campaign) != false {
                try add(status, by: reviewer, on: context, to: &review)
            }
        }
        if let campaigns = plan.campaigns {
            try checkPresence(of: campaigns, in: locales, on: context)
            guard review.errors.isEmpty else { throw .findings(review.errors.inReadingOrder()) }
            guard review.proposal.leftOut.isEmpty else { throw .refused(review.proposal.leftOut) }
        }
        return review
    }

    private func checkNames(in locales: [String], on context: ReleaseContext) throws(ReleaseFailure) {
        let there = context.edition.workspace.campaigns.map(\.id)
        // What only the ledger knows has its own refusal, and is not among those that can be named.
        let known = Set(there).union(locales.flatMap(context.campaigns))
        for campaign in plan.campaigns ?? [] where !known.contains(campaign) {
            let hasFiles = context.edition.findings.contains { $0.campaign == campaign && $0.severity == .error }
            guard !hasFiles else {
                throw .findings(context.edition.findings.filter { $0.campaign == campaign }.inReadingOrder())
            }
            throw .usage(Sentence(UnknownName.sentence(campaign, among: there.sorted(), kind: .campaigns)))
        }
    }

    /// Refuses a campaign that was named by the file of a translation which is not there: what stands in for it is not what
    /// was named.
    private func checkTranslations(in locales: [String], on context: ReleaseContext) throws(ReleaseFailure) {
        for campaign in context.edition.workspace.campaigns where plan.translated.contains(campaign.id) {
            for locale in locales
            where campaign.translations[locale] == nil && campaign.unreadTranslations[locale] == nil {
                throw .usage(
                    """
                    there is no \(campaign.id).\(locale).md; to approve what is shown without it, type \
                    \(ShellWord.quoted(campaign.id)) --locale \(locale)
                    """)
            }
        }
    }

    /// Refuses a campaign that has no message in a locale.
    private func checkPresence(
        of campaigns: [String], in locales: [String], on context: ReleaseContext
    ) throws(ReleaseFailure) {
        var refusals: [Refusal] = []
        for locale in locales {
            let present = Set(context.campaigns(in: locale))
            for campaign in campaigns where !present.contains(campaign) {
                let sentence = absence(of: campaign, in: locale, on: context)
                refusals.append(Refusal(campaign: campaign, locale: locale, Sentence(sentence)))
            }
        }
        guard refusals.isEmpty else { throw .refused(refusals) }
    }

    /// Why a campaign cannot be approved in a locale in which it has no message.
    private func absence(of campaign: String, in locale: String, on context: ReleaseContext) -> String {
        let isMeant = context.edition.workspace.campaigns.contains { $0.id == campaign && $0.locales.contains(locale) }
        let isLeftOut = isMeant && context.configuration.fallbacks[locale] == .leaveOut
        return "it has no message in this locale" + (isLeftOut ? ", which is left out until it is translated" : "")
    }

    /// Looks at one message, which is approved, known as approved, or left out.
    private func add(
        _ status: MessageStatus, by reviewer: Person, on context: ReleaseContext, to review: inout ApprovalReview
    ) throws(ReleaseFailure) {
        if let sentence = move.refusal(of: status.state) {
            // What needs no approval is nothing that --all leaves out.
            let isListed = move == .approve || status.isWaiting && status.state.working != .approved
            if isListed { review.leaveOut(status, because: sentence) }
            return
        }
        guard let working = sound(status, on: context, in: &review) else { return }
        let ledger = context.edition.ledgers[status.locale]
        let writers = try writers(of: working, ledger: ledger, on: context)
        if let refusal = try authorRefusal(of: reviewer, by: writers, on: context) {
            review.leaveOut(status, because: refusal.text)
            review.proposal.isRefusedToReviewer = true
            return
        }
        let approval = try approval(of: working, by: reviewer, writers: writers, on: context)
        let needed = context.configuration.release.approvals
        let item = item(of: status, working, by: reviewer, writers: writers, needed: needed)
        if holds(ledger, approval, of: working, by: reviewer) {
            review.proposal.known.append(item)
        } else {
            review.add(approval, as: item)
        }
    }

    /// The working text of a message; nil where there is none without errors, which is noted.
    private func sound(
        _ status: MessageStatus, on context: ReleaseContext, in review: inout ApprovalReview
    ) -> WorkingMessage? {
        let errors = context.errors(of: status.campaign, in: status.locale)
        if errors.isEmpty, let working = context.working.message(of: status.campaign, in: status.locale) {
            return working
        }
        review.errors += errors
        if move == .approveAll { review.leaveOut(status, because: "its files have errors") }
        return nil
    }

    /// Whether a ledger has this reviewer's approval of a message already, made of the same texts.
    private func holds(
        _ ledger: LocaleLedger, _ approval: Approval, of working: WorkingMessage, by reviewer: Person
    ) -> Bool {
        ledger.approvals(of: working.hash, campaign: working.content.campaign).contains {
            Person($0.approval.reviewer)?.isSame(as: reviewer) == true && $0.approval.source == approval.source
                && $0.approval.translation == approval.translation
        }
    }

    /// A message as a person is shown it.
    private func item(
        of status: MessageStatus, _ working: WorkingMessage, by reviewer: Person, writers: Authorship, needed: Int
    ) -> ApprovalProposal.Item {
        let isFirst = !status.reviewers.contains { Person($0)?.isSame(as: reviewer) == true }
        return ApprovalProposal.Item(
            campaign: status.campaign, locale: status.locale, title: status.title, state: status.state,
            fallback: working.fallback, authors: writers.people.map(\.name), content: working.hash,
            approvals: status.reviewers.count + (isFirst ? 1 : 0), needed: needed)
    }

    /// The approval of a message, with the hashes of its images: those that the ledger knows, else of their files.
    private func approval(
        of working: WorkingMessage, by reviewer: Person, writers: Authorship, on context: ReleaseContext
    ) throws(ReleaseFailure) -> Approval {
        var images: [String: String] = [:]
        let ledger = context.edition.ledgers[working.content.locale]
        let known = ledger.imageHashes
        for path in working.content.assets { images[path] = known[path] }
        for (path, bytes) in try context.images(of: working.content, besides: ledger) {
            images[path] = SHA256Digest(of: bytes).hexadecimal
        }
        return Approval(
            of: working.content, by: reviewer.description, at: context.now, note: plan.note,
            authors: writers.people.map(\.description), translation: working.translation, source: working.source,
            fallback: working.fallback, images: images)
    }
}
