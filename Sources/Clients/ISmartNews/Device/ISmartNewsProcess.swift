/// The app as it runs: what is lost when it is closed.
struct ISmartNewsProcess: Sendable {
    /// The settings of this launch.
    var settings: ISmartNewsDeviceSettings
    /// The language and region as the client read them last.
    var localization: ISmartNewsLocalization
    /// The language of the client's own words, in which it stays once it has shown one of them; nil before.
    var wordingLanguage: String?
    /// The feed in memory; nil before a download has ended.
    var feed: ISmartNewsBody?
    /// Whether the app is in the foreground.
    var isActive = true
    /// Whether the app has lost the focus since the launch; before, coming to the foreground is no event.
    var hasResigned: Bool
    /// Whether a download is on its way.
    var isDownloading = false
    /// Whether an event has not ended.
    var isBusy = false
    /// Whether something is on the screen and stays there.
    var isOnScreen = false
    /// The items that had their turn, by event.
    var turns: [String: [String]] = [:]
    /// The place in each queue.
    var queuePlaces: [String: Int] = [:]
    /// The seconds before a queue's message appears; 4.9.6 keeps those of earlier feeds.
    var queueTimeouts: [String: Int64] = [:]

    /// A process that has just begun.
    init(_ settings: ISmartNewsDeviceSettings) {
        self.settings = settings
        localization = settings.localization
        hasResigned = !settings.hasNeverResigned
    }
}
