import Campaigns

/// The lengths beyond which a system alert is hard to read, measured by what characters take on the screen.
enum AlertLengths {
    static func check(
        _ message: Message, buttons: [(label: String, position: SourcePosition)], rules: RuleSettings,
        _ findings: inout ClientFindings
    ) {
        check(message.title.value, "title", .alertTitleLength, message.title.position, message, rules, &findings)
        check(message.text.value.plain, "text", .alertTextLength, message.text.position, message, rules, &findings)
        let rule = buttons.count == 2 ? Rule.alertButtonPairLength : .alertButtonLength
        for button in buttons {
            check(button.label, "button", rule, { button.position }, message, rules, &findings)
        }
    }

    /// Notes a text that is longer than a rule's limit.
    static func check(
        _ text: String, _ name: String, _ rule: Rule, _ position: () -> SourcePosition, _ message: Message,
        _ rules: RuleSettings, _ findings: inout ClientFindings
    ) {
        let limit = rules.limit(of: rule)
        // A text of so few bytes cannot have more characters; most are this short.
        guard text.utf8.count > limit else { return }
        let width = DisplayWidth.of(text)
        guard width > limit else { return }
        let excess = text.count > 40 ? String(text.prefix(40)) + "…" : text
        findings.report(
            rule, at: position(),
            "the \(name) “\(excess.replacing("\n", with: " "))” has \(DisplayWidth.description(of: text, width))",
            suggestion: "keep it within \(limit)", locale: message.locale)
    }
}

extension Rule {
    /// An alert's title of more than two lines of 270 points.
    public static let alertTitleLength = Rule.changeable("alert-title-length", .warning, limit: 60)
    /// An alert's text that must be scrolled on a small phone.
    public static let alertTextLength = Rule.changeable("alert-text-length", .warning, limit: 500)
    /// A label too long for a button that has a line of the alert to itself.
    public static let alertButtonLength = Rule.changeable("alert-button-length", .warning, limit: 28)
    /// A label too long for one of two buttons side by side.
    public static let alertButtonPairLength = Rule.changeable("alert-button-pair-length", .warning, limit: 14)
}
