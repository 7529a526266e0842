import Campaigns

extension INotifyDevice {
    /// Why this occasion starts no check; nil if it does. The first matching rule wins.
    mutating func reasonNotToCheck(on occasion: INotifyOccasion, at now: Instant) -> INotifyReason? {
        guard occasion != .manual, let settings = process?.settings else { return nil }
        if occasion == .foreground, settings.platform == .macos { return .noForegroundCheck }
        if !settings.checkAtLaunch { return .checkAtLaunchOff }
        if settings.debug { return nil }
        if !settings.showOnFirstLaunch, memory.ignored == nil {
            memory.ignored = []
            return .firstLaunchSuppressed
        }
        return memory.reasonToWait(by: settings, at: now)
    }
}
