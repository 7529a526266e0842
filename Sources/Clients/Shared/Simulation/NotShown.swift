import Campaigns

/// A message that a device had in hand and did not show.
public struct NotShown: Hashable, Sendable {
    /// By what devices remember the message, or what is nearest to that.
    var id: String
    /// Why.
    var reason: DeviceReason
    /// The messages that it waits behind, if it waits.
    var behind: [String]

    /// A message that was not shown.
    init(_ id: String, _ reason: DeviceReason, behind: [String] = []) {
        self.id = id
        self.reason = reason
        self.behind = behind
    }

    /// Reads what a device reported; nil if this is no such report. What the sentence names is not told apart any more.
    init?(_ value: PropertyValue) {
        guard let id = value["id"]?.string, let reason = value["reason"]?.string else { return nil }
        self.init(
            id, DeviceReason(id: reason, Sentence(value["sentence"]?.string ?? reason)),
            behind: (value["behind"]?.array ?? []).compactMap(\.string))
    }

    /// The entry of `notShown` in a device's report.
    public var value: PropertyValue {
        var entries: [PropertyValue.Entry] = [
            .init("id", .string(id)), .init("reason", .string(reason.id)),
            .init("sentence", .string(reason.sentence.text)),
        ]
        if !behind.isEmpty { entries.append(.init("behind", .texts(behind))) }
        return .dictionary(entries)
    }
}
