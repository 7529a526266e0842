import Campaigns

extension SourseClient {
    /// Checks what a notification on the lock screen has room for.
    func checkLengths(of message: Message, _ findings: inout ClientFindings) {
        let rules = context.configuration.rules
        AlertLengths.check(
            message.title.value, "title", .sourseTitleLength, message.title.position, message, rules, &findings)
        AlertLengths.check(
            message.text.value.plain, "text", .sourseTextLength, message.text.position, message, rules, &findings)
    }
}

extension Rule {
    /// A title longer than one line of a lock screen.
    static let sourseTitleLength = Rule.changeable("sourse-title-length", .warning, limit: 40)
    /// A text longer than four lines of a lock screen.
    static let sourseTextLength = Rule.changeable("sourse-message-length", .warning, limit: 170)
}
