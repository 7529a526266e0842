import Files

extension FieldReader {
    /// The text under a name, as the characters in the file.
    public mutating func text(_ key: String) -> Located<String>? {
        text(key, expected: "text")
    }

    private mutating func text(_ key: String, expected: String) -> Located<String>? {
        guard let node = value(key, expected: expected) else { return nil }
        guard case .scalar(let text, _) = node.content else {
            wrongType(key, node, expected: expected)
            return nil
        }
        return Located(text, at: node.offset)
    }

    /// `true` or `false`; `yes`, `no`, `on` and `off` are understood too.
    public mutating func flag(_ key: String) -> Located<Bool>? {
        guard let node = value(key, expected: "true or false") else { return nil }
        switch node.content {
        case .scalar("true", _), .scalar("yes", _), .scalar("on", _): return Located(true, at: node.offset)
        case .scalar("false", _), .scalar("no", _), .scalar("off", _): return Located(false, at: node.offset)
        default:
            wrongType(key, node, expected: "true or false")
            return nil
        }
    }

    /// A whole number in a range.
    public mutating func integer(_ key: String, in range: ClosedRange<Int>) -> Located<Int>? {
        let expected = Self.description(of: range)
        guard let node = value(key, expected: expected) else { return nil }
        guard case .scalar(let text, _) = node.content, let number = Int(text), range.contains(number) else {
            wrongType(key, node, expected: Self.isBeyondIntegers(node) ? Self.bounds(of: range) : expected)
            return nil
        }
        return Located(number, at: node.offset)
    }

    /// Whether a node is a whole number that has more digits than can be read.
    public static func isBeyondIntegers(_ node: YAMLNode) -> Bool {
        guard case .scalar(let text, _) = node.content, Int(text) == nil else { return false }
        let digits = text.hasPrefix("-") || text.hasPrefix("+") ? text.utf8.dropFirst() : text.utf8[...]
        return !digits.isEmpty && digits.allSatisfy(\.isDigit)
    }

    /// A finite number of at least `minimum`.
    public mutating func number(_ key: String, atLeast minimum: Double) -> Located<Double>? {
        number(key, expected: minimum == 0 ? "a number, not negative" : "a number of at least \(minimum)") {
            $0 >= minimum
        }
    }

    /// A number in a range, whole or not.
    public mutating func number(_ key: String, in range: ClosedRange<Int>) -> Located<Double>? {
        let bounds = Double(range.lowerBound)...Double(range.upperBound)
        return number(key, expected: "a number from \(range.lowerBound) to \(range.upperBound)") {
            bounds.contains($0)
        }
    }

    private mutating func number(
        _ key: String, expected: String, isAllowed: (Double) -> Bool
    ) -> Located<Double>? {
        guard let node = value(key, expected: expected) else { return nil }
        guard case .scalar(let text, _) = node.content, let number = Double(text), number.isFinite, isAllowed(number)
        else {
            wrongType(key, node, expected: expected)
            return nil
        }
        return Located(number, at: node.offset)
    }

    /// One of a few words.
    public mutating func choice<Value: CaseIterable & RawRepresentable<String>>(
        _ key: String, of type: Value.Type
    ) -> Located<Value>? {
        let names = Value.allCases.map(\.rawValue)
        let expected = Self.alternatives(names)
        guard let text = text(key, expected: expected) else { return nil }
        if let value = Value(rawValue: text.value) { return Located(value, at: text.offset) }
        report(
            .wrongType, at: text.offset, "\(label(key)) is “\(text.value)”, but must be \(expected)",
            suggestion: DidYouMean.suggestion(for: text.value, among: names))
        return nil
    }

    /// `once, untilAction or always`.
    private static func alternatives(_ names: [String]) -> String {
        guard let last = names.last, names.count > 1 else { return names.joined() }
        return "\(names.dropLast().joined(separator: ", ")) or \(last)"
    }

    /// A list of texts; a single text is a list of one.
    public mutating func texts(_ key: String) -> Located<[Located<String>]>? {
        guard let node = value(key, expected: "a list of texts") else { return nil }
        switch node.content {
        case .scalar(let text, _): return Located([Located(text, at: node.offset)], at: node.offset)
        case .sequence(let nodes):
            var texts: [Located<String>] = []
            for node in nodes {
                guard case .scalar(let text, _) = node.content, !node.isNull else {
                    wrongType(key, node, expected: "a list of texts")
                    continue
                }
                texts.append(Located(text, at: node.offset))
            }
            return Located(texts, at: node.offset)
        case .mapping:
            wrongType(key, node, expected: "a list of texts")
            return nil
        }
    }

    /// The texts of a mapping whose names are the publisher's own.
    public mutating func textsByName(_ key: String) -> [(name: Located<String>, text: Located<String>)]? {
        nested(key) { reader in
            reader.all().compactMap { entry in
                reader.words(entry.key).map { (Located(entry.key, at: entry.keyOffset), $0) }
            }
        }
    }

    /// Notes that a field has a value of another type than it should.
    public mutating func wrongType(_ key: String, _ node: YAMLNode, expected: String) {
        let found =
            if case .scalar(let text, _) = node.content, !node.isNull { "“\(text.prefix(60))”" } else { node.kindName }
        report(.wrongType, at: node.offset, "\(label(key)) must be \(expected), not \(found)")
    }

    /// The node under a name that is to be a value of the type `expected`; nothing in its place is a finding where this
    /// reader refuses it.
    private mutating func value(_ key: String, expected: String) -> YAMLNode? {
        if let node = node(key, as: .value) { return node }
        guard let entry = entry(key) else { return nil }
        if refusesNothing {
            report(
                .wrongType, at: entry.keyOffset, "\(label(key)) must be \(expected), not nothing",
                suggestion: "write one, or leave the name out")
        } else if case .scalar("", _) = entry.value.content {
            // Who writes ~ or null means it.
            report(
                .emptyField, at: entry.keyOffset, "\(label(key)) has no value, so it counts as left out",
                suggestion: "write \(expected), or take the line away")
        }
        return nil
    }

    private static func description(of range: ClosedRange<Int>) -> String {
        if range == .min ... .max { return "a whole number" }
        return range.upperBound == .max
            ? "a whole number of at least \(range.lowerBound)"
            : bounds(of: range)
    }

    private static func bounds(of range: ClosedRange<Int>) -> String {
        "a whole number from \(range.lowerBound) to \(range.upperBound)"
    }
}
