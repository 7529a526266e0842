/// What happened in a step, with the field names of recorded journeys.
struct ISmartNewsReport: Sendable {
    /// What appeared, in order.
    var shown: [PropertyValue] = []
    /// The links that were opened.
    var opened: [String] = []
    /// What stands on the buttons that were pressed, message by message; empty for none.
    var pressedLabels: [String] = []
    /// Why the last event showed nothing.
    var reason: ISmartNewsReason?
    /// The messages that the last event did not show; nil where it looked at none.
    var notShown: NotShownList?
    /// The crash that ended the process, or the hang.
    var crash: ClientCrash?

    /// Notes why an event shows nothing, which takes no time.
    mutating func decline(_ reason: ISmartNewsReason) -> Bool {
        self.reason = reason
        return false
    }

    /// The report with the stored events after the step; without events, a brief one, also without what was not shown.
    func value(events: [ISmartNewsEvent]?, isOnScreen: Bool, explains: Bool) -> PropertyValue {
        var entries: [PropertyValue.Entry] = [.init("shown", .array(shown))]
        if !opened.isEmpty { entries.append(.init("opened", .texts(opened))) }
        if isOnScreen { entries.append(.init("onScreen", true)) }
        if shown.isEmpty, let reason { entries.append(.init("reason", .string(reason.rawValue))) }
        if explains {
            entries.append(.init("pressedLabels", .texts(pressedLabels)))
            if let notShown, events != nil { entries.append(.init("notShown", .array(notShown.map(\.value)))) }
        }
        if let crash {
            entries.append(.init("crash", true))
            entries.append(.init("crashReason", .string(crash.reason)))
        }
        if let events { entries.append(.init("events", .array(events.map(\.value)))) }
        return .dictionary(entries)
    }
}
