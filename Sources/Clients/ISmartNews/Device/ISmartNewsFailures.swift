/// How often one item failed in a row, nothing else having had its turn in between.
struct ISmartNewsFailures: Equatable, Sendable {
    private var uuid: String?
    private var count = 0

    /// Notes that a message has its turn.
    mutating func begin(_ message: ISmartNewsMessage) {
        if uuid == nil || !uuid.hasBytes(of: message.item?.uuid) { self = ISmartNewsFailures() }
    }

    /// Notes that it failed, and tells for how many seconds 4.9.6 then does nothing: one from the fourth time on.
    mutating func fail(_ message: ISmartNewsMessage) -> Int64 {
        uuid = message.item?.uuid
        count = uuid == nil ? 1 : count + 1
        return count > 3 ? 1 : 0
    }
}
