/// What a user does with a message.
enum ISmartNewsAnswer: String, Sendable, CaseIterable {
    case ok
    case cancel
    case review
    case remind
    /// A page's own close link; an alert is left by leaving the app.
    case nothing
    /// An ordinary link of a page.
    case link
    /// A link of a page that calls the app (4.9.6).
    case callback
    /// The button that removes advertisements.
    case removeAds = "removeads"
    /// The page does not load.
    case fail
    /// The message is left on the screen.
    case none
    /// The user leaves the app.
    case background

    /// What happens to an alert whose buttons give these answers.
    func forAlert(_ buttons: [ISmartNewsAnswer]) -> ISmartNewsAnswer {
        switch self {
        case .none, .background: self
        case .nothing: .background
        default: [self, .cancel, .ok, .remind, .review].first(where: buttons.contains) ?? .none
        }
    }

    /// What happens to a page.
    func forPage(removesAds: Bool, version: ISmartNewsVersion) -> ISmartNewsAnswer {
        switch self {
        case .ok: .link
        case .callback where version == .v201: .cancel
        case .removeAds where !removesAds: .cancel
        default: self
        }
    }

    /// The names under which the client reports it where an item is closed; a link that 4.9.6 finds nowhere counts as
    /// Cancel.
    func conditions(version: ISmartNewsVersion) -> [String] {
        switch self {
        case .link where version == .v496: ["link", "cancel"]
        case .cancel, .nothing, .link: ["cancel"]
        case .ok, .review, .remind, .callback, .removeAds: [rawValue]
        case .fail, .none, .background: []
        }
    }
}
