import Campaigns
import Clients
import Delivery
import Files
import Releases

/// What the release of a locale that is due has for phones that are sent messages.
struct ReleasedSendings {
    /// The release; nil where there is none yet: one that was made ahead of the clock is not in force.
    let release: ReleaseManifest?
    private let locale: String
    private let now: Instant
    private let reader: ContentReader

    /// The messages of a locale as they are due at a moment.
    init(_ ledger: LocaleLedger, folder: String, at now: Instant) {
        locale = ledger.locale
        self.now = now
        reader = ContentReader(folder: folder)
        release = ledger.release(dueAt: now)
    }

    /// The messages of a campaign; nil where the release does not have it. One that has ended is still given, as it was.
    func messages(of campaign: String) throws(ReleaseFailure) -> [OutgoingMessage]? {
        guard let release, let message = release.message(of: campaign) else { return nil }
        let path = SourseAccount.path(of: locale)
        // The states of a release from its own time on; the latest that has the campaign is the one that counts.
        let states = release.states.sorted { $0.key > $1.key }
        for (instant, state) in states where instant <= now {
            guard let hash = state[path], let push = try feed(hash).pushes.first(where: { $0.id == campaign }) else {
                continue
            }
            return OutgoingMessage.messages(
                of: push, locale: locale, release: release.number, window: message.window)
        }
        return nil
    }

    /// Whether the release has a campaign, and has it for other clients alone.
    func isForOthers(_ campaign: String) throws(ReleaseFailure) -> Bool {
        guard let message = release?.message(of: campaign) else { return false }
        let content = try ReleaseFailure.filing { () throws(FileProblem) in
            try reader.content(message.content, locale: locale)
        }
        return content.part(for: SourseAccount.client) == nil
    }

    /// The messages that the state which is due has, by campaign, in the feed's order.
    func due() throws(ReleaseFailure) -> [(campaign: String, messages: [OutgoingMessage])] {
        guard let release, let state = release.states[release.due(at: now)],
            let hash = state[SourseAccount.path(of: locale)]
        else { return [] }
        let windows = release.messagesByCampaign.mapValues(\.window)
        return try feed(hash).pushes.map { push in
            (
                push.id,
                OutgoingMessage.messages(
                    of: push, locale: locale, release: release.number, window: windows[push.id] ?? Window())
            )
        }
    }

    private func feed(_ hash: String) throws(ReleaseFailure) -> SourseFeed {
        let bytes = try ReleaseFailure.filing { () throws(FileProblem) in try reader.bytes(hash, locale: locale) }
        do {
            return try SourseFeed(decoding: bytes)
        } catch {
            throw .unknown("what was released for \(locale) cannot be sent: \(error)")
        }
    }
}
