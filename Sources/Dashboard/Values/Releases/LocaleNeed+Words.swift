import Campaigns
import Releases

extension LocaleNeed {
    /// What stands above the steps of a kind.
    var title: String {
        switch self {
        case .ahead: "Released ahead of the clock"
        case .noFolder: "No folder of campaigns"
        case .noCampaigns: "No campaigns"
        case .unsigned: "Not signed"
        case .behind: "Phones without what is due"
        case .overdue: "Overdue for a release"
        case .soon: "To be released again soon"
        case .clients: "Clients changed"
        case .send: "To be sent"
        case .release: "For the next release"
        case .review: "Waiting for review"
        case .approveByName: "To be translated, or approved by name"
        case .later: "To be released again later"
        }
    }

    /// The class of the badge in which that stands.
    var badge: String {
        switch self {
        case .ahead, .noFolder, .unsigned, .behind, .overdue, .soon: "error"
        case .noCampaigns, .approveByName: "warning"
        case .clients, .send, .release: "approved"
        case .review: "waiting"
        case .later: "scheduled"
        }
    }

    /// Whether the steps of the kind are unfolded at first.
    var isOpen: Bool { ![.review, .approveByName, .later].contains(self) }

    /// What is to be done in so many locales, or of so many messages: `27 wait for review`.
    func counted(_ count: Int) -> String {
        let locales = CountWords.grouped(count, "locale")
        let messages = CountWords.grouped(count)
        return switch self {
        case .ahead: "\(locales) with a release made after now"
        case .noFolder: "\(locales) without the folder campaigns/"
        case .noCampaigns: "\(locales) without campaigns"
        case .unsigned: "\(locales) not signed"
        case .overdue: "\(locales) overdue for a release"
        case .behind: "phones in \(locales) without what is due"
        case .soon: "\(locales) to release again soon"
        case .clients: "\(locales) with changed clients"
        case .send: "\(messages) to send"
        case .release: "\(messages) to release"
        case .review: "\(messages) \(count == 1 ? "waits" : "wait") for review"
        case .approveByName: "\(messages) to translate or approve by name"
        case .later: "\(locales) to release again later"
        }
    }
}
