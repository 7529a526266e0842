/// What happened in a step, with the field names of recorded journeys.
struct INotifyReport: Sendable {
    var checked = false
    var shown: INotifyAlert?
    var pressed: INotifyAnswer?
    /// What stands on that button.
    var pressedLabel: PropertyValue?
    var opened: [String] = []
    /// Why nothing was shown.
    var reason: INotifyReason?
    /// The key whose address stopped the check.
    var blockedBy: String?
    /// The messages that were not shown; nil where nobody asked, or no feed was looked at.
    var notShown: NotShownList?
    var crash: ClientCrash?

    /// The report with the state after the step; a brief one leaves out the state and what was not shown.
    func value(state: INotifyMemory, isBrief: Bool) -> PropertyValue {
        var entries: [PropertyValue.Entry] = [
            .init("checked", .boolean(checked)),
            .init("shown", shown.map { .string($0.key) } ?? .null),
        ]
        if let shown {
            entries.append(.init("title", shown.title ?? .null))
            entries.append(.init("message", shown.message ?? .null))
            entries.append(.init("buttons", .array(shown.buttons.map(\.label))))
        }
        entries.append(.init("pressed", pressed.map { .string($0.rawValue) } ?? .null))
        if let pressedLabel { entries.append(.init("pressedLabel", pressedLabel)) }
        entries.append(.init("opened", .texts(opened)))
        if shown == nil, let reason { entries.append(.init("reason", .string(reason.rawValue))) }
        if let blockedBy { entries.append(.init("blockedBy", .string(blockedBy))) }
        if let notShown, !isBrief { entries.append(.init("notShown", .array(notShown.map(\.value)))) }
        if let crash {
            entries.append(.init("crash", true))
            entries.append(.init("crashReason", .string(crash.reason)))
        }
        if !isBrief { entries.append(.init("state", state.value)) }
        return .dictionary(entries)
    }
}
