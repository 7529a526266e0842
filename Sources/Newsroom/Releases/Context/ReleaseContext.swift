import Campaigns
import Clients
import Files
import Releases

/// A workspace and its ledgers, read together: what the verbs that approve and release decide on.
struct ReleaseContext: Sendable {
    private(set) var edition: Edition
    let working: WorkingMessages
    let now: Instant
    /// The findings that stop something.
    let stopping: [Diagnostic]
    /// The files in which campaigns are written, by their ids.
    let files: [String: String]
    /// What the program holds for errors, by campaign; in drafts they are but warnings.
    private let errors: [String: [Diagnostic]]

    /// Reads a workspace.
    ///
    /// - Parameters:
    ///   - folder: the workspace's folder.
    ///   - now: the instant to work as of; parts of a second are left out.
    ///   - locales: the locales of interest; nil: all.
    init(folder: String, now: Instant, locales: [String]? = nil) throws(ReleaseFailure) {
        let edition = try ReleaseFailure.reading { () throws(WorkspaceReader.Failure) in
            try EditionReader(now: now).read(folder)
        }
        try self.init(edition, now: now, locales: locales)
    }

    /// The context of a workspace that was read already.
    init(_ edition: Edition, now: Instant, locales: [String]? = nil) throws(ReleaseFailure) {
        let configuration = edition.workspace.configuration
        try configuration.checkLocales(locales ?? [])
        self.init(of: edition, now: now, working: locales?.uniqued() ?? configuration.locales)
    }

    /// For finding out the states of messages, and nothing else: working texts are hashed only where a ledger says
    /// anything that they can be compared with.
    init(forStatesOf edition: Edition, now: Instant) {
        self.init(
            of: edition, now: now,
            working: edition.workspace.configuration.locales.filter { edition.ledgers.ledgers[$0] != nil })
    }

    /// - Parameter locales: those whose working texts are looked at, each once.
    private init(of edition: Edition, now: Instant, working locales: [String]) {
        self.edition = edition
        self.now = Instant(seconds: now.seconds)
        working = WorkingMessages(of: edition, locales: locales)
        errors = Self.errors(in: edition)
        stopping = edition.findings.filter { $0.severity == .error }
        files = Dictionary(keepingFirst: edition.workspace.campaigns.map { ($0.id, $0.source.file.path) })
    }

    private static func errors(in edition: Edition) -> [String: [Diagnostic]] {
        let errors = edition.findings.filter { $0.rule.severity == .error || $0.severity == .error }
        return Dictionary(grouping: errors.filter { $0.campaign != nil }) { $0.campaign ?? "" }
    }

    /// The same context once a release is written: what comes after it in its locale is decided on this.
    func adding(_ draft: ReleaseMaking.Draft) -> ReleaseContext {
        var context = self
        context.edition.ledgers[draft.manifest.locale].append(draft.manifest, keeping: draft.files)
        return context
    }

    /// What `newsadmin.yml` says.
    var configuration: WorkspaceConfiguration { edition.workspace.configuration }

    /// The errors in templates, which draw views and pages of many campaigns; a broken one is drawn by the built-in one.
    /// A campaign that names a template which is not there is an error in that campaign alone.
    var templateErrors: [Diagnostic] {
        stopping.filter {
            $0.rule == .badTemplate && $0.campaign == nil && !$0.position.file.hasPrefix("templates/dashboard/")
        }
    }

    /// What stands in the way of writing into the ledger of a locale: whatever is wrong with it.
    func ledgerFindings(_ locale: String) -> [Diagnostic] {
        edition.ledgers.findings.filter { $0.severity == .error && $0.isAbout([locale]) }
    }

    /// The findings about campaigns of a locale that look as if they were released under another name, which a release would
    /// take out.
    func renamings(in locale: String) -> [Diagnostic] {
        edition.findings.filter { $0.rule == .renamedCampaign && $0.isAbout([locale]) }
    }

    /// Where the messages of a locale stand, in order of their campaigns.
    func statuses(in locale: String) -> [MessageStatus] {
        let reader = StatusReader(
            edition.ledgers[locale], policy: configuration.release, clock: configuration.clock, now: now)
        return campaigns(in: locale).map { campaign in
            let message = working.message(of: campaign, in: locale)
            let isUnreadable = isLost(campaign, in: locale) || isUnread(campaign, in: locale)
            return reader.status(
                of: campaign, working: message, isUnreadable: isUnreadable,
                hasErrors: !errors(of: campaign, in: locale).isEmpty)
        }
    }

    /// How many campaigns for a locale are left out there for want of a translation, although they would be shown.
    func untranslated(in locale: String) -> Int {
        edition.workspace.campaigns.count { campaign in
            campaign.locales.contains(locale) && !campaign.isDraft && !campaign.window.isOver(at: now)
                && edition.messages[campaign.id]?.message(in: locale) == nil && campaign.translations[locale] == nil
                && campaign.unreadTranslations[locale] == nil && errors(of: campaign.id, in: locale).isEmpty
        }
    }

    /// The campaigns that have a message in a locale, now or as it was released, in order of their ids.
    func campaigns(in locale: String) -> [String] {
        let ledger = edition.ledgers[locale].until(now)
        var campaigns = Set(
            edition.workspace.campaigns.map(\.id).filter { working.message(of: $0, in: locale) != nil })
        campaigns.formUnion(ledger.current?.messages.map(\.campaign) ?? [])
        campaigns.formUnion(ledger.withdrawals.byCampaign.keys)
        // What was approved and cannot be read any more would else be left out without a word.
        campaigns.formUnion(
            lostCampaigns(in: locale).filter { !ledger.contentsApproved(of: $0).isEmpty })
        return campaigns.sorted { $0.isBytewiseLess(than: $1) }
    }

    /// Whether a campaign is one of the workspace's, or was released in any locale.
    func knows(_ campaign: String) -> Bool {
        if edition.workspace.campaigns.contains(where: { $0.id == campaign }) { return true }
        return edition.ledgers.ledgers.values.contains { $0.hasReleased(campaign) }
    }

    /// Whether the folder of campaigns is there, be it empty.
    func hasFolder() throws(FileProblem) -> Bool {
        try FileExistence.exists(edition.workspace.folder + "/campaigns")
    }

    /// The errors in one message's files.
    func errors(of campaign: String, in locale: String) -> [Diagnostic] {
        (errors[campaign] ?? []).filter { $0.severity == .error && $0.isAbout([locale]) }
    }

    /// Whether phones keep what they have of a campaign in a locale, whatever a release takes of its files: it is a draft again,
    /// or errors hold it back.
    func keepsReleased(_ campaign: String, in locale: String) -> Bool {
        if isUnread(campaign, in: locale) { return true }
        guard let written = working.message(of: campaign, in: locale) else { return isLost(campaign, in: locale) }
        return written.isDraft || !errors(of: campaign, in: locale).isEmpty
    }

    /// Whether errors kept a campaign's message in a locale from being read, be it that of a draft. Where the campaign is
    /// not for the locale, those in a translation that is not used kept nothing from being read.
    private func isLost(_ campaign: String, in locale: String) -> Bool {
        guard working.message(of: campaign, in: locale) == nil, let errors = errors[campaign] else { return false }
        let read = edition.messages[campaign]?.first?.campaign
        let elsewhere = read.flatMap { $0.locales.contains(locale) ? nil : $0.source.file.path }
        return errors.contains { error in
            error.rule.severity == .error && error.isAbout([locale])
                && (elsewhere.map { $0 == error.position.file } ?? true)
        }
    }

    /// Whether a translation that a campaign's message in a locale takes its words from could not be read, so that others
    /// stand in for them which nobody meant to be shown; in a draft nothing is shown yet.
    private func isUnread(_ campaign: String, in locale: String) -> Bool {
        edition.messages[campaign]?.first.map { isUnread($0.campaign, in: locale) } ?? false
    }

    private func isUnread(_ campaign: Campaign, in locale: String) -> Bool {
        guard !campaign.unreadTranslations.isEmpty, !campaign.isDraft, campaign.locales.contains(locale) else {
            return false
        }
        return configuration.chain(of: locale).contains {
            campaign.unreadTranslations[$0] != nil && campaign.locales.contains($0)
        }
    }

    private func lostCampaigns(in locale: String) -> [String] {
        errors.keys.filter { isLost($0, in: locale) }
    }

    /// The states of the messages of a locale, for people to read, in order of their campaigns.
    ///
    /// As long as nothing was approved or released there, they are found without what a release would take.
    func readableStatuses(in locale: String) -> [MessageStatus] {
        guard edition.ledgers.ledgers[locale] == nil else { return statuses(in: locale) }
        var statuses: [MessageStatus] = []
        for campaign in edition.workspace.campaigns {
            guard let messages = edition.messages[campaign.id],
                let place = messages.place(in: locale)
            else { continue }
            statuses.append(unreleasedStatus(of: messages[place]))
        }
        // Campaigns come in order of their ids as a rule, and comparing scalar by scalar takes time.
        let isOrdered = zip(statuses, statuses.dropFirst()).allSatisfy {
            !$1.campaign.isBytewiseLess(than: $0.campaign)
        }
        guard !isOrdered else { return statuses }
        return statuses.sorted { $0.campaign.isBytewiseLess(than: $1.campaign) }
    }

    private func unreleasedStatus(of message: Message) -> MessageStatus {
        let isUnread = isUnread(message.campaign, in: message.locale)
        let window = message.campaign.window
        if let end = window.end, window.isOver(at: now), !message.campaign.isDraft, !isUnread {
            return MessageStatus(
                campaign: message.campaign.id, locale: message.locale, title: message.title.value,
                state: MessageState(working: nil, released: .ended),
                reason: StatusReader.endedReason(end, configuration.clock), reviewers: [],
                fallback: message.fallbackLocale, choice: nil)
        }
        let plain = UnreviewedState(
            isDraft: message.campaign.isDraft,
            hasErrors: isUnread
                || !errors(of: message.campaign.id, in: message.locale).isEmpty,
            translation: message.translation, gap: message.gap, fallback: message.fallbackLocale,
            policy: configuration.release)
        return MessageStatus(
            campaign: message.campaign.id, locale: message.locale, title: message.title.value,
            state: MessageState(working: plain.state, released: nil), reason: plain.reason, reviewers: [],
            fallback: message.fallbackLocale, choice: nil)
    }
}
