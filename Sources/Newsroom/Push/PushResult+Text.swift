import Campaigns
import Clients
import Delivery
import Releases

extension PushResult {
    /// A line for each message and a sum, for people.
    public func text(clock: ZoneClock) -> String {
        let lines = items.map { item in
            "\(item.message.campaign) \(item.message.locale), \(item.message.audience): "
                + item.fate.words(clock: clock)
        }
        let valid = items.count { $0.fate == .valid }
        let sent = items.count { item in
            switch item.fate {
            case .sent, .unrecorded: true
            default: false
            }
        }
        let isRecorded = items.contains { $0.fate == .sent(name: SendingRecord.elsewhere) }
        let all = "of \(CountWords.of(items.count, "message"))"
        return
            (lines + [validatesOnly ? "\(valid) \(all) valid" : "\(sent) \(all) \(isRecorded ? "recorded" : "sent")"])
            .map { TerminalText.shown($0) + "\n" }.joined()
    }

    /// Exactly what would be posted: the address and the body in turn, a line each.
    ///
    /// - Parameter waits: whether what waits for its moment is among it.
    public func requests(withWaiting waits: Bool) -> String {
        guard let url else { return "" }
        return items.filter { item in
            if case .waits = item.fate { waits } else { item.fate == .planned }
        }.map { item in
            let body = JSONWriter(.compact).printed(item.message.body(validatesOnly: false))
            return "POST \(url)\n\(TerminalText.shown(body))\n"
        }.joined()
    }
}

extension OutgoingMessage {
    /// Who gets it, in a word.
    fileprivate var audience: String {
        guard !isStandard else { return "phones without the SDK" }
        return value["data"]?["isSmartNotification"]?.string == "0"
            ? "phones with the SDK, at once" : "phones with the SDK"
    }
}

extension PushResult.Fate {
    fileprivate func words(clock: ZoneClock) -> String {
        switch self {
        case .sent(SendingRecord.elsewhere): "is recorded as sent elsewhere"
        case .sent(let name): "sent as \(name)"
        case .unrecorded(let name, let reason):
            "sent as \(name), but the ledger does not say so: \(reason); do not send it again"
        case .valid: "FCM would take it"
        case .planned: "to be sent"
        case .already(let time, SendingRecord.elsewhere):
            "was sent elsewhere, as was recorded \(clock.description(of: time))"
        case .already(let time, let name): "was sent \(clock.description(of: time)) as \(name)"
        case .waits(let time): "waits until \(clock.description(of: time)); send it then, or use --wait"
        case .notDue(let time): "is not recorded as sent, because it starts \(clock.description(of: time))"
        case .deferred(let time, let reason):
            "failed: \(reason); the server asks to wait until \(clock.description(of: time)), so run it again then"
        case .expired(let time): "is not sent, because it was over at \(clock.description(of: time))"
        case .failed(let reason): "failed: \(reason)"
        case .unknown(let reason):
            "unknown whether it was sent: \(reason); look at a phone, and use --resend where it has not come"
        case .doubtful(let time, let reason):
            "unknown whether it was sent \(clock.description(of: time)): \(reason); look at a phone, and use --resend "
                + "where it has not come"
        case .changed(let time):
            "is held back, because these phones were sent another text of it \(clock.description(of: time)); "
                + "use --resend to send them this one too"
        case .gone: "is not sent, because the release no longer has it"
        }
    }
}
