import Campaigns

/// What iNotify keeps in the user defaults.
struct INotifyMemory: Sendable {
    /// Keys answered with ignore; in 1.5.6 the list's mere existence means that this is not the first launch.
    var ignored: [String]?
    /// Keys answered with anything else but remind; 1.5.6 only.
    var viewed: [String]?
    /// When a download was last attempted.
    var lastChecked: Instant?
    /// When remind was pressed; nil when no reminder is pending.
    var lastReminded: Instant?

    /// The memory that a journey starts with; that of a fresh install if there is none.
    init(_ state: PropertyValue?) throws(JourneyError) {
        let fields = JourneyFields(state ?? [:])
        ignored = try fields.texts("ignored")
        viewed = try fields.texts("viewed")
        lastChecked = try fields.instant("lastChecked")
        lastReminded = try fields.instant("lastReminded")
    }

    /// Why it is too early for another check; nil if it is not. A pending reminder alone decides, else the check period.
    func reasonToWait(by settings: INotifyDeviceSettings, at now: Instant) -> INotifyReason? {
        if let lastReminded {
            return settings.remindPeriod.isOver(since: lastReminded, at: now) ? nil : .remindPeriod
        }
        if let lastChecked {
            return settings.checkPeriod.isOver(since: lastChecked, at: now) ? nil : .checkPeriod
        }
        return nil
    }

    /// The memory as journeys have it; absent where the client has none.
    var value: PropertyValue {
        var entries: [PropertyValue.Entry] = []
        if let ignored { entries.append(.init("ignored", .texts(ignored))) }
        if let viewed { entries.append(.init("viewed", .texts(viewed))) }
        if let lastChecked { entries.append(.init("lastChecked", .string(lastChecked.iso8601))) }
        if let lastReminded { entries.append(.init("lastReminded", .string(lastReminded.iso8601))) }
        return .dictionary(entries)
    }
}
