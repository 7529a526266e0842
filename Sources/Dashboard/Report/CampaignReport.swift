import Campaigns
import Releases

/// What the dashboard says about one campaign.
public struct CampaignReport: Equatable, Sendable {
    /// The campaign's id.
    var id: String
    /// Its title in the source locale.
    var title: String
    /// Its file, relative to the workspace.
    var file: String
    /// When it may be shown; nil: a date of it cannot be read.
    var window: Window?
    /// The app versions it is meant for, in words, with those of the system where it is kept to some.
    var versions: String
    /// Where it stands in time, by its files.
    var state: State
    /// Its messages, by locale in the workspace's order.
    var messages: [MessageReport]
    /// The locales that it is meant for and has no message in: nobody has translated it, or its source has no title.
    var leftOut: Set<String>
    /// Where it stands in locales that its files hold no message for any more and releases or approvals have, by locale.
    var dropped: [String: MessageStatusReport]
    /// What was found in it.
    var findings: [Diagnostic]

    /// Where a campaign stands in time, by its files, or that it was taken out everywhere; what phones have of it is said
    /// by its statuses.
    public enum State: String, CaseIterable, Sendable {
        /// Not to be published yet.
        case draft
        /// Not shown, because a date of it cannot be read.
        case unreadable
        /// To be shown later.
        case scheduled
        /// Meant to be shown now.
        case running
        /// No longer shown.
        case ended
        /// Taken out of the feeds of all locales that it has a message in, and left on no phones of others.
        case withdrawn
    }

    /// A campaign's report.
    public init(
        id: String, title: String, file: String, window: Window?, versions: String, state: State,
        messages: [MessageReport], leftOut: Set<String> = [], dropped: [String: MessageStatusReport] = [:],
        findings: [Diagnostic]
    ) {
        self.id = id
        self.title = title
        self.file = file
        self.window = window
        self.versions = versions
        self.state = state
        self.messages = messages
        self.leftOut = leftOut
        self.dropped = dropped
        self.findings = findings
    }

    /// How far it has come on its way to phones, by locale in this order, where that is known.
    func statuses(in locales: [String]) -> [(locale: String, status: MessageStatusReport)] {
        let byLocale = Dictionary(
            keepingFirst: messages.compactMap { message in message.status.map { (message.locale, $0) } })
        return locales.compactMap { locale in (byLocale[locale] ?? dropped[locale]).map { (locale, $0) } }
    }
}
