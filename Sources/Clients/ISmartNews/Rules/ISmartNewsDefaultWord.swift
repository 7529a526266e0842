import Campaigns

extension ISmartNewsClient {
    /// The word `default` stands for words of the library's or the phone's own.
    func checkDefaultWord(in message: Message, form: ISmartNewsForm, _ findings: inout ClientFindings) {
        guard form != .page else { return }
        var words: [(text: String, position: @Sendable () -> SourcePosition)] = []
        if let label = message.actionLabel { words.append((label.value, label.position)) }
        for button in [Button.dismiss, .remind, .review] {
            if let label = message.buttons[button], let text = label.value { words.append((text, label.position)) }
        }
        if message.buttons[.review] != nil {
            words.append((message.title.value, message.title.position))
            words.append((message.text.value.plain, message.text.position))
        }
        for word in words where word.text == Self.systemWord {
            findings.report(
                .ismartnewsDefaultWord, at: word.position(),
                "iSmartNews replaces the text “default” by the phone's own words in its language",
                suggestion: "leave the label away to get these, or write another text", locale: message.locale)
        }
    }
}

extension Rule {
    /// A text that the library replaces by its own.
    static let ismartnewsDefaultWord = Rule.changeable("ismartnews-default-word", .warning)
}
