/// The names of events that the client knows by itself.
enum ISmartNewsEventName {
    /// Coming to the foreground.
    static let activate = "app:activate"
    /// The end of the launch download.
    static let didFinishLaunching = "app:didfinishlaunching"
    /// The end of the launch download in the first launch of a new version.
    static let didFinishLaunchingAfterUpgrade = "app:didfinishlaunchingafterupgrade"
    /// The app asks for the review item.
    static let showReview = "review:show_review_manually"
    /// The events of a feed that defines none.
    static let standard = [activate, didFinishLaunching, didFinishLaunchingAfterUpgrade]

    /// Whether two names are one to the client, which compares what it stores without regard to case.
    static func areOne(_ one: String, _ other: String) -> Bool {
        if one == other { return true }
        if one.utf8.allSatisfy({ $0 < 0x80 }) && other.utf8.allSatisfy({ $0 < 0x80 }) { return false }
        return CaseInsensitiveOrder.compare(one, other) == .orderedSame
    }
}
