import Campaigns

extension ISmartNewsClient {
    /// Checks a message's type: with `web` the text is the address of a page, with `directAction` that of an action of
    /// 4.9.6, and all other types are alerts.
    func checkType(of message: Message, block: ISmartNewsBlock, _ findings: inout ClientFindings) {
        guard !block.form.isItem, let type = block.type else { return }
        if type.value == ISmartNewsMessage.actionType, settings.clientVersion == .v496 {
            findings.report(
                .ismartnewsType, at: type.offset,
                "with “type: \(type.value)” the text is no text but the address of an action, which runs at every event",
                suggestion: "leave it out, and offer the review with buttons: {review: {}}")
        } else if type.value != Self.webType {
            findings.report(
                .ismartnewsType, at: type.offset, "a message of the type “\(type.value)” is shown as an alert",
                suggestion: "write type: web, or leave it out")
        } else if !WebAddress.isAbsoluteHTTP(message.text.value.plain) {
            findings.report(
                .ismartnewsAddress, at: message.text.position(),
                "with “type: web” the text is the address of the page, and this is none",
                suggestion: "write https://… as the only text, or use form: page for a page of your text",
                locale: message.locale)
        }
    }

    /// The type of messages that are web pages.
    static let webType = "web"
}

extension Rule {
    /// A type of messages that has no meaning.
    static let ismartnewsType = Rule.changeable("ismartnews-type", .warning)
}
