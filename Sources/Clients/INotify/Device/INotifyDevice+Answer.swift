import Campaigns

extension INotifyDevice {
    /// The user presses a button of the alert on screen; one that it does not have is not pressed.
    ///
    /// The client works out the message again from what it has in memory, so the answer may hit another one than the
    /// alert shows.
    mutating func press(
        _ answer: INotifyAnswer, at now: Instant, report: inout INotifyReport
    ) throws(ClientCrash) {
        guard let alert = process?.alert, alert.offers(answer), let settings = process?.settings else { return }
        report.pressed = answer
        report.pressedLabel = alert.label(of: answer)
        let candidate = process?.candidate
        let address = candidate?.value[INotifyField.actionURL.rawValue]
        process?.alert = nil
        switch settings.platform {
        case .ios:
            try pressOnIOS(answer, key: candidate?.key, address: address, at: now, report: &report)
            process?.holdsAlert = false
        case .macos:
            try pressOnMacOS(answer, key: candidate?.key, address: address, at: now, report: &report)
        }
    }

    /// OK and ignore are the cancel button, which asks whether the message has an address, not the alert.
    private mutating func pressOnIOS(
        _ answer: INotifyAnswer, key: String?, address: PropertyValue?, at now: Instant, report: inout INotifyReport
    ) throws(ClientCrash) {
        switch answer {
        case .remind: memory.lastReminded = now
        case .ok, .ignore:
            memory.lastReminded = nil
            if address == nil { try addViewed(key) } else { try addIgnored(key) }
        case .action:
            try addViewed(key)
            memory.lastReminded = nil
            try open(address, report: &report)
        }
    }

    /// OK and the action are the default button.
    private mutating func pressOnMacOS(
        _ answer: INotifyAnswer, key: String?, address: PropertyValue?, at now: Instant, report: inout INotifyReport
    ) throws(ClientCrash) {
        switch answer {
        case .remind: memory.lastReminded = now
        case .ignore:
            try addIgnored(key)
            memory.lastReminded = nil
        case .ok, .action:
            try addViewed(key)
            memory.lastReminded = nil
            try open(address, report: &report)
        }
    }

    private mutating func addViewed(_ key: String?) throws(ClientCrash) {
        memory.viewed = (memory.viewed ?? []) + [try Self.stored(key)]
    }

    private mutating func addIgnored(_ key: String?) throws(ClientCrash) {
        memory.ignored = (memory.ignored ?? []) + [try Self.stored(key)]
    }

    private static func stored(_ key: String?) throws(ClientCrash) -> String {
        guard let key else { throw ClientCrash("an answer with no message in memory stores nil in a list") }
        return key
    }

    private func open(_ address: PropertyValue?, report: inout INotifyReport) throws(ClientCrash) {
        guard let address else { return }
        guard let text = address.string else { throw ClientCrash("the address to open is not a text") }
        if process?.settings.openable.contain(text) == true { report.opened.append(text) }
    }
}
