/// What happened in a step, with the field names of recorded journeys.
struct ISmartNewsReport: Sendable {
    /// What appeared, in order.
    var shown: [PropertyValue] = []
    /// The links that were opened.
    var opened: [String] = []
    /// The crash that ended the process, or the hang.
    var crash: ClientCrash?

    /// The report with the stored events after the step.
    func value(events: [ISmartNewsEvent], isOnScreen: Bool) -> PropertyValue {
        var entries: [PropertyValue.Entry] = [.init("shown", .array(shown))]
        if !opened.isEmpty { entries.append(.init("opened", .array(opened.map(PropertyValue.string)))) }
        if isOnScreen { entries.append(.init("onScreen", true)) }
        if let crash {
            entries.append(.init("crash", true))
            entries.append(.init("crashReason", .string(crash.reason)))
        }
        entries.append(.init("events", .array(events.map(\.value))))
        return .dictionary(entries)
    }
}
