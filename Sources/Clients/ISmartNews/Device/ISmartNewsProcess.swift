/// The app as it runs: what is lost when it is closed.
struct ISmartNewsProcess: Sendable {
    /// The settings of this launch.
    var settings: ISmartNewsDeviceSettings
    /// The language and region as the client remembers them; nil until it looks something up, and again when an event has
    /// made it forget them.
    private var localization: ISmartNewsLocalization?
    /// The language of the client's own words, in which it stays once it has shown one of them; nil before.
    var wordingLanguage: String?
    /// The feed in memory; nil before a download has ended.
    var feed: ISmartNewsReading?
    /// Whether the app is in the foreground.
    var isActive = true
    /// Whether the app has lost the focus since the launch; before, coming to the foreground is no event.
    var hasResigned: Bool
    /// Whether a download is on its way.
    var isDownloading = false
    /// Whether an event has not ended.
    var isBusy = false
    /// The event that was posted last of those that did not have to wait.
    var currentEvent: String?
    /// The events of the system that wait until the current one has ended.
    var waiting = ISmartNewsWaitingEvents()
    /// The item that failed last.
    var failures = ISmartNewsFailures()
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
        hasResigned = !settings.hasNeverResigned
    }

    /// The language and region with which the client looks something up: as they were at the first look-up.
    ///
    /// Both are remembered together, but for a missing region, which is asked for again at each look-up.
    var rememberedLocalization: ISmartNewsLocalization {
        localization?.completed(by: settings.localization) ?? settings.localization
    }

    /// Forgets the language, as the client does where it begins to read the feed for an event.
    mutating func forgetLocalization() { localization = nil }

    /// Looks something up.
    mutating func rememberLocalization() { localization = rememberedLocalization }
}
