import Campaigns
import Files

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
        let measure = TextMeasure(text, head: headLength)
        guard measure.width > limit else { return }
        findings.report(
            rule, at: position(), "the \(name) “\(head(of: text, measure))” has \(measure)",
            suggestion: "keep it within \(limit)", locale: message.locale)
    }

    /// How many characters of a text a finding repeats.
    private static let headLength = 40

    /// The beginning of a text on one line; a line end of two bytes is left as it is.
    private static func head(of text: String, _ measure: TextMeasure) -> String {
        let isWhole = measure.characters <= headLength
        let length = isWhole ? text.utf8.count : measure.headLength ?? text.prefix(headLength).utf8.count
        var bytes: [UInt8] = []
        bytes.reserveCapacity(length + 3)
        text.withUTF8Bytes { bytes.append(contentsOf: $0[..<length]) }
        for index in bytes.indices where bytes[index] == 0x0A && (index == 0 || bytes[index - 1] != 0x0D) {
            bytes[index] = 0x20
        }
        if !isWhole { bytes.append(contentsOf: "…".utf8) }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension Rule {
    /// An alert's title of more than two lines of 270 points.
    static let alertTitleLength = Rule.changeable("alert-title-length", .warning, limit: 60)
    /// An alert's text that must be scrolled on a small phone.
    static let alertTextLength = Rule.changeable("alert-text-length", .warning, limit: 500)
    /// A label too long for a button that has a line of the alert to itself.
    static let alertButtonLength = Rule.changeable("alert-button-length", .warning, limit: 28)
    /// A label too long for one of two buttons side by side.
    static let alertButtonPairLength = Rule.changeable("alert-button-pair-length", .warning, limit: 14)
}
