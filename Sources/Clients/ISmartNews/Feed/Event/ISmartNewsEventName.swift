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
}
