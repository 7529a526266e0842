/// What keeps an item of iSmartNews from being shown, beside its events and dates.
enum ISmartNewsHindrance: String, Sendable {
    case pause = "paused"
    case noUpgrade = "no-upgrade"
    case retiredInVersion = "retired-in-version"
    case retired = "retired-in-install"
    case reviewed
    case segment = "other-segment"
    case noApp = "no-app"

    /// The hindrance for a person.
    var sentence: String {
        switch self {
        case .pause: "resting since the last closing: minShowInterval"
        case .noUpgrade: "for those who upgraded the app"
        case .retiredInVersion: "answered for this version of the app"
        case .retired: "answered for good"
        case .reviewed: "another item led to a review in this version"
        case .segment: "for other segments of users"
        case .noApp: "for users of no app: showIfApps"
        }
    }
}
