import Campaigns

extension SourseClient {
    /// The SDK ignores a message without a text.
    func checkText(of message: Message, _ findings: inout ClientFindings) {
        guard message.text.value.plain.isEmpty else { return }
        findings.report(
            .sourseEmptyText, at: message.text.position(),
            "there is no text, and the SDK ignores a message without one",
            suggestion: "write a text below the front matter, or leave \(Self.name) out of clients",
            locale: message.locale)
    }
}

extension Rule {
    /// A message without a text.
    static let sourseEmptyText = Rule.changeable("sourse-empty-text", .error)
}
