import Campaigns
import Clients
import Delivery

extension PushResult {
    /// A line for each message and a sum, for people.
    public func text(clock: ZoneClock, validated: Bool = false) -> String {
        let lines = items.map { item in
            "\(item.message.campaign) \(item.message.locale), \(item.message.audience): "
                + item.fate.words(clock: clock, validated: validated)
        }
        let sent = items.count { if case .sent = $0.fate { true } else { false } }
        let sum =
            "\(sent) of \(items.count) \(items.count == 1 ? "message" : "messages") \(validated ? "valid" : "sent")"
        return (lines + [sum]).map { TerminalText.shown($0) + "\n" }.joined()
    }

    /// Exactly what would be posted, for people; what would not be stands in ``text(clock:validated:)``.
    public var requests: String {
        items.filter { $0.fate == .planned }.map { item in
            "POST \(TerminalText.shown(url))\n\(JSONWriter(.pretty).text(item.message.body(validatesOnly: false)))"
        }.joined(separator: "\n")
    }
}

extension OutgoingMessage {
    /// Who gets it, in a word.
    var audience: String {
        guard !isStandard else { return "phones without the SDK" }
        return value["data"]?["isSmartNotification"]?.string == "0"
            ? "phones with the SDK, at once" : "phones with the SDK"
    }
}

extension PushResult.Fate {
    func words(clock: ZoneClock, validated: Bool) -> String {
        switch self {
        case .sent(let name): validated ? "FCM would take it" : "sent as \(name)"
        case .planned: "to be sent"
        case .already(let time, let name): "was sent \(clock.description(of: time)) as \(name)"
        case .waits(let time): "waits until \(clock.description(of: time)); send it then, or use --wait"
        case .expired(let time): "is not sent, because it was over at \(clock.description(of: time))"
        case .failed(let reason): "failed: \(reason)"
        case .unknown(let reason): "unknown whether it was sent: \(reason); use --resend to send it again"
        case .doubtful(let time, let reason):
            "unknown whether it was sent \(clock.description(of: time)): \(reason); use --resend to send it again"
        case .changed(let time):
            "is held back, because these phones were sent another text of it \(clock.description(of: time)); "
                + "use --resend to send them this one too"
        }
    }
}
