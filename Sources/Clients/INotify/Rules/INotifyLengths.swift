import Campaigns

extension INotifyClient {
    /// Checks what the alert has room for; labels set in the app are the app's business.
    func checkLengths(of message: Message, _ findings: inout ClientFindings) {
        var buttons: [(label: String, position: SourcePosition)] = []
        if let label = message.actionLabel, message.actionURL != nil {
            buttons.append((label.value, label.position()))
        }
        AlertLengths.check(message, buttons: buttons, rules: context.configuration.rules, &findings)
    }
}
