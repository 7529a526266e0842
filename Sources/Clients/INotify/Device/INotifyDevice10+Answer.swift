import Campaigns

extension INotifyDevice10 {
    /// The user presses a button of the newest alert; one that it does not have is not pressed.
    ///
    /// Every answer but remind retires the newest message in memory, whichever the alert shows.
    mutating func press(
        _ answer: INotifyAnswer, at now: Instant, report: inout INotifyReport
    ) throws(ClientCrash) {
        guard let alert = alerts.last, alert.offers(answer) else { return }
        alerts.removeLast()
        report.pressed = answer
        report.pressedLabel = alert.label(of: answer)
        if answer == .remind {
            memory.lastReminded = now
            return
        }
        guard let candidate else {
            throw ClientCrash("an answer with no message in memory stores nil in a list")
        }
        memory.ignored = (memory.ignored ?? []) + [candidate.key]
        memory.lastReminded = nil
        // On macOS OK is the default button, like the action.
        guard answer == .action || (answer == .ok && settings.platform == .macos),
            let address = candidate.value[INotifyField.actionURL.rawValue]
        else { return }
        guard let text = address.string else { throw ClientCrash("the address to open is not a text") }
        if settings.openable.contain(text) { report.opened.append(text) }
    }
}
