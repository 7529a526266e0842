import Clients

/// Why no device is shown a message.
public struct UnseenReason: Hashable, Sendable {
    /// The campaigns whose messages it is behind; at most ``ScheduleAnswer/namedOthers``.
    public var behind: [String]
    /// Why; nil where those it is behind say it all.
    public var reason: DeviceReason?

    /// A reason.
    init(behind: [String] = [], reason: DeviceReason?) {
        self.behind = behind
        self.reason = reason
    }

    /// The reason for a person: `behind 2026-11-20-sale, the phone cannot open acme:sale`.
    ///
    /// - Parameter names: names campaigns.
    public func words(_ names: ([String]) -> String) -> String {
        let others = behind.isEmpty ? [] : ["behind \(names(behind))"]
        return (others + (reason.map { [$0.sentence.text] } ?? [])).joined(separator: ", ")
    }
}

extension Schedule {
    /// Why a message is not shown, each reason once, as far as there is anything to say: see ``unseenAnswers(of:)``.
    public func unseenReasons(of place: Int) -> [UnseenReason] {
        unseenAnswers(of: place).compactMap { answer in
            let isBehind = answer.kind == .waiting || answer.kind == .blocked
            let behind = isBehind ? answer.others.map { messages[$0].campaign } : []
            return behind.isEmpty && answer.reason == nil ? nil : UnseenReason(behind: behind, reason: answer.reason)
        }
    }
}
