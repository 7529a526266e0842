/// Why a message was not shown, and the messages that it waits for.
struct ISmartNewsNotShownReason {
    var reason: DeviceReason
    var behind: [String]

    init(_ reason: DeviceReason, behind: [String] = []) {
        self.reason = reason
        self.behind = behind
    }
}
