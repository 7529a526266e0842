import Campaigns

extension ISmartNewsClient {
    /// The word `default` stands for words of the library's or the app's own.
    func checkDefaultWord(in message: Message, form: ISmartNewsForm, _ findings: inout ClientFindings) {
        guard form != .page else { return }
        var words: [(text: String, position: @Sendable () -> SourcePosition, wayOut: String)] = []
        let usual = "leave the label out to get these, or write another text"
        if let label = message.actionLabel { words.append((label.value, label.position, usual)) }
        for button in [Button.dismiss, .remind, .review] {
            guard let label = message.buttons[button], let text = label.value else { continue }
            // Without an action a label that is left out is not left to the app.
            let isOnlyWay = button == .dismiss && message.actionURL == nil
            words.append((text, label.position, isOnlyWay ? wayOutOfCancel(in: message.locale) : usual))
        }
        if message.buttons[.review] != nil {
            let wayOut = "write another text, or allow this rule if these are meant"
            words.append((message.title.value, message.title.position, wayOut))
            words.append((message.text.value.plain, message.text.position, wayOut))
        }
        for word in words where word.text == Self.systemWord {
            findings.report(
                .ismartnewsDefaultWord, at: word.position(),
                "iSmartNews replaces the text “default” by words of its own or the app's",
                suggestion: word.wayOut, locale: message.locale)
        }
    }

    private func wayOutOfCancel(in locale: String) -> String {
        "allow this rule if the app's word for Cancel is meant; leave the label out for “\(okLabel(in: locale))”, "
            + "or write another text"
    }
}

extension Rule {
    /// A text that the library replaces by its own.
    static let ismartnewsDefaultWord = Rule.changeable("ismartnews-default-word", .warning)
}
