extension Rule {
    /// A button's label without a letter.
    static let emptyLabel = Rule.changeable("empty-label", .warning)
}

/// Finds labels that make a button without text; clients use them as they are.
enum EmptyLabel {
    /// The empty labels of a message.
    static func findings(in message: Message) -> [Diagnostic] {
        var findings: [Diagnostic] = []
        if let label = message.actionLabel, isEmpty(label.value) {
            findings.append(finding("action", at: label.position(), in: message))
        }
        for (button, label) in message.buttons where label.value.map(isEmpty) ?? false {
            findings.append(finding(button.rawValue, at: label.position(), in: message))
        }
        return findings
    }

    /// Whether nobody could read a label.
    static func isEmpty(_ label: String) -> Bool {
        label.allSatisfy(\.isWhitespace)
    }

    /// What is said of the label of a button.
    static func message(of button: String) -> String { "the label of “\(button)” is empty, so the button has no text" }
    /// The way out.
    static let suggestion = "write one, or leave it out to get the usual one"

    private static func finding(_ button: String, at position: SourcePosition, in message: Message) -> Diagnostic {
        Diagnostic(
            .emptyLabel, at: position, Self.message(of: button), suggestion: suggestion, locales: [message.locale])
    }
}
