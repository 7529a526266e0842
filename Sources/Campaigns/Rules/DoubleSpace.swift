extension Rule {
    /// Two spaces where one is meant.
    public static let doubleSpace = Rule.changeable("text-double-space", .warning)
}

/// Finds two spaces in a row inside a title or text; at the beginning of a line they may be meant.
enum DoubleSpace {
    static func findings(in message: Message) -> [Diagnostic] {
        var findings: [Diagnostic] = []
        if isIn(message.title.value) {
            findings.append(
                Diagnostic(
                    .doubleSpace, at: message.title.position(), "the title has two spaces in a row",
                    suggestion: "keep one", locales: [message.locale]))
        }
        if isIn(message.text.value.plain) {
            findings.append(
                Diagnostic(
                    .doubleSpace, at: message.text.position(), "the text has two spaces in a row",
                    suggestion: "keep one", locales: [message.locale]))
        }
        return findings
    }

    private static func isIn(_ text: String) -> Bool {
        var previous: UInt8 = 0x0A
        var beforePrevious: UInt8 = 0x0A
        for byte in text.utf8 {
            if previous == 0x20, byte == 0x20, beforePrevious != 0x0A, beforePrevious != 0x20 { return true }
            (beforePrevious, previous) = (previous, byte)
        }
        return false
    }
}
