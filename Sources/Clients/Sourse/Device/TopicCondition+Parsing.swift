extension TopicCondition {
    /// Reads a condition; nil for what FCM refuses: one that is none, with a topic of no possible name, or of more than
    /// five topics.
    public init?(_ text: String) {
        var parser = TopicConditionParser(text)
        guard let condition = parser.condition(depth: 0), parser.isAtEnd else { return nil }
        self = condition
    }
}

/// Reads a condition from the front of a text; `&&` and `||` bind alike from the left, as FCM has it.
private struct TopicConditionParser {
    private var rest: Substring
    private var remainingTopics = 5

    init(_ text: String) {
        rest = text[...]
    }

    var isAtEnd: Bool { rest.allSatisfy { $0 == " " } }

    mutating func condition(depth: Int) -> TopicCondition? {
        guard depth < 32, var result = operand(depth: depth) else { return nil }
        while true {
            if take("&&") {
                guard let right = operand(depth: depth) else { return nil }
                result = .and(result, right)
            } else if take("||") {
                guard let right = operand(depth: depth) else { return nil }
                result = .or(result, right)
            } else {
                return result
            }
        }
    }

    private mutating func operand(depth: Int) -> TopicCondition? {
        guard depth < 32 else { return nil }
        if take("!") { return operand(depth: depth + 1).map { .not($0) } }
        if take("(") {
            guard let inner = condition(depth: depth + 1), take(")") else { return nil }
            return inner
        }
        remainingTopics -= 1
        guard remainingTopics >= 0, take("'"), let end = rest.firstIndex(of: "'") else { return nil }
        let name = String(rest[..<end])
        rest = rest[rest.index(after: end)...]
        guard SourseTopic.isName(name), take("in"), rest.first == " ", take("topics") else { return nil }
        return .topic(name)
    }

    private mutating func take(_ word: String) -> Bool {
        rest = rest.drop { $0 == " " }
        guard rest.hasPrefix(word) else { return false }
        rest.removeFirst(word.count)
        return true
    }
}
