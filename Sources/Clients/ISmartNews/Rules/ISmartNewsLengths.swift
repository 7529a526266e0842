import Campaigns

extension ISmartNewsClient {
    /// Checks what the alert has room for; a page is as long as it likes.
    func checkLengths(of message: Message, form: ISmartNewsForm, _ findings: inout ClientFindings) {
        guard form != .page else { return }
        let own = ISmartNewsLabels.of(message.locale)
        let place = message.title.position
        var buttons = [
            (
                label: message.label(.dismiss) ?? ISmartNewsLabels.cancel,
                position: message.buttons[.dismiss]?.position ?? place
            )
        ]
        if let address = message.actionURL {
            buttons.append(
                (message.actionLabel?.value ?? ISmartNewsLabels.ok, message.actionLabel?.position ?? address.position))
        }
        if let review = message.buttons[.review] {
            buttons.append((review.value ?? own.wording.review, review.position))
        }
        if let remind = message.buttons[.remind] {
            buttons.append((remind.value ?? own.wording.remind, remind.position))
        }
        AlertLengths.check(
            message, buttons: buttons.map { ($0.label, $0.position()) }, rules: context.configuration.rules, &findings)
    }
}
