/// What the app sets in the iNotify of one device.
struct INotifyDeviceSettings: Sendable {
    var platform: INotifyPlatform
    var checkPeriod: INotifyPeriod
    var remindPeriod: INotifyPeriod
    var showOldestFirst: Bool
    var showOnFirstLaunch: Bool
    var debug: Bool
    var checkAtLaunch: Bool
    var openable: OpenableAddresses
    var labels: INotifyLabels

    /// The settings of a journey; what it does not name is as the client ships.
    init(_ fields: JourneyFields, version: INotifySettings.Version) throws(JourneyError) {
        let name = try fields.text("platform") ?? INotifyPlatform.ios.rawValue
        guard let platform = INotifyPlatform(rawValue: name) else {
            throw JourneyError("`platform` must be ios or macos, not “\(name)”")
        }
        self.platform = platform
        checkPeriod = INotifyPeriod(days: try fields.number("checkPeriod") ?? 0.5)
        remindPeriod = INotifyPeriod(days: try fields.number("remindPeriod") ?? 1)
        showOldestFirst = try fields.flag("showOldestFirst") ?? false
        showOnFirstLaunch = try fields.flag("showOnFirstLaunch") ?? false
        debug = try fields.flag("debug") ?? (version == .first)
        checkAtLaunch = try fields.flag("checkAtLaunch") ?? true
        openable = try OpenableAddresses(fields)
        labels = version == .first ? .version10 : .version156
        if let own = try fields.fields("labels") { labels = try labels.replaced(by: own) }
    }
}
