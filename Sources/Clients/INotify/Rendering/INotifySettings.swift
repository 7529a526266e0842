import Campaigns

/// How the app has set iNotify up, as `clients.inotify` in `newsadmin.yml` says.
struct INotifySettings: Equatable, Sendable {
    /// The versions of the library that are known.
    enum Version: String, CaseIterable, Sendable {
        /// The first one, without version bounds.
        case first = "1.0"
        /// The last one.
        case last = "1.5.6"
    }

    /// The library's version.
    var clientVersion = Version.last
    /// The system.
    var platform = INotifyPlatform.ios
    /// Days between two checks.
    var checkPeriod = 0.5
    /// Days until a reminder.
    var remindPeriod = 1.0
    /// Whether the oldest message is shown first.
    var showOldestFirst = false
    /// Whether the very first launch may show a message.
    var showOnFirstLaunch = false

    /// The most days of a period, some 2,700 years; simulated devices read numbers of twelve digits at most.
    static let mostDays = 1_000_000

    /// The library's own settings, where `reader` finds no others.
    init(reading reader: inout FieldReader) {
        if let version = reader.choice("clientVersion", of: Version.self) { clientVersion = version.value }
        if let platform = reader.choice("platform", of: INotifyPlatform.self) { self.platform = platform.value }
        if let days = reader.number("checkPeriod", in: 0...Self.mostDays) { checkPeriod = days.value }
        if let days = reader.number("remindPeriod", in: 0...Self.mostDays) { remindPeriod = days.value }
        if let flag = reader.flag("showOldestFirst") { showOldestFirst = flag.value }
        if let flag = reader.flag("showOnFirstLaunch") { showOnFirstLaunch = flag.value }
    }
}
