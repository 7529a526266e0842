/// Reads the fields of a mapping by name and type, and notes what is wrong with each.
///
/// A field is known because it was asked for: what is left when the reading ends is an unknown key, and the nearest
/// of those that were asked for is what was probably meant.
public struct FieldReader: Sendable {
    /// The file that the mapping stands in.
    public let file: SourceFile
    /// The offset of the mapping's first byte.
    public let offset: Int
    /// What the mapping is called in messages: `versions`, `clients.inotify`; empty at the top.
    public let path: String
    /// The findings so far.
    public var findings: [Diagnostic] = []

    private let entries: [YAMLNode.Entry]
    private let refusesNothing: Bool
    /// The names that were asked for, with what can stand under each.
    private var asked: [(name: String, place: Place)] = []

    /// What can stand under a name.
    private enum Place {
        case anything, mapping
        /// A text, a number or their like, or a list of texts.
        case value
    }

    /// A reader of a node that is to be a mapping; of anything else it says so and finds no fields.
    ///
    /// - Parameters:
    ///   - refusesNothing: whether a name with nothing behind it is a mistake, where it is not to be a mapping.
    ///   - usual: the field that is meant, as a rule, where a text stands in the mapping's place.
    public init(
        _ node: YAMLNode, in file: SourceFile, path: String = "", refusesNothing: Bool = false, usual: String? = nil
    ) {
        self.file = file
        self.path = path
        self.refusesNothing = refusesNothing
        offset = node.offset
        switch node.content {
        case .mapping(let entries): self.entries = entries
        default:
            entries = []
            if !node.isNull {
                report(
                    .wrongType, at: node.offset, "\(label(path)) must be a mapping, not \(node.kindName)",
                    suggestion: usual.map { "write \(path): {\($0): \(Self.written(node))}" })
            }
        }
    }

    /// Notes a finding at an offset of the file.
    public mutating func report(_ rule: Rule, at offset: Int, _ message: String, suggestion: String? = nil) {
        findings.append(Diagnostic(rule, at: file.position(at: offset), message, suggestion: suggestion))
    }

    /// The node under a name, whatever it is; nil if the name is absent or stands there with nothing.
    public mutating func node(_ key: String) -> YAMLNode? {
        node(key, as: .anything)
    }

    private mutating func node(_ key: String, as place: Place) -> YAMLNode? {
        asked.append((key, place))
        guard let node = entries.first(where: { $0.key == key })?.value, !node.isNull else { return nil }
        return node
    }

    /// The node under a name that is to be a mapping, whatever it is; nil as for ``node(_:)``.
    public mutating func mapping(_ key: String) -> YAMLNode? {
        node(key, as: .mapping)
    }

    /// The node under a name that is to be a value of the type `expected`; nothing in its place is a finding where this
    /// reader refuses it.
    private mutating func value(_ key: String, expected: String) -> YAMLNode? {
        if let node = node(key, as: .value) { return node }
        if refusesNothing, let entry = entry(key) {
            report(
                .wrongType, at: entry.keyOffset, "\(label(key)) must be \(expected), not nothing",
                suggestion: "write one, or leave the name away")
        }
        return nil
    }

    /// Whether the name stands there, even with nothing.
    public func has(_ key: String) -> Bool {
        entries.contains { $0.key == key }
    }

    /// A name and what stands under it, even nothing; to look at it is not to ask for it.
    public func entry(_ key: String) -> YAMLNode.Entry? {
        entries.first { $0.key == key }
    }

    /// All names, in order, with where they stand: for mappings whose names are the publisher's own.
    public mutating func all() -> [YAMLNode.Entry] {
        asked += entries.map { (name: $0.key, place: Place.anything) }
        return entries
    }

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
            wrongType(key, node, expected: expected)
            return nil
        }
        return Located(number, at: node.offset)
    }

    /// A finite number of at least `minimum`.
    public mutating func number(_ key: String, atLeast minimum: Double) -> Located<Double>? {
        let expected = minimum == 0 ? "a number, not negative" : "a number of at least \(minimum)"
        guard let node = value(key, expected: expected) else { return nil }
        guard case .scalar(let text, _) = node.content, let number = Double(text), number.isFinite, number >= minimum
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
        let expected = names.joined(separator: ", ")
        guard let text = text(key, expected: expected) else { return nil }
        if let value = Value(rawValue: text.value) { return Located(value, at: text.offset) }
        report(
            .wrongType, at: text.offset, "\(label(key)) is “\(text.value)”, but must be \(expected)",
            suggestion: DidYouMean.suggestion(for: text.value, among: names))
        return nil
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
                reader.text(entry.key).map { (Located(entry.key, at: entry.keyOffset), $0) }
            }
        }
    }

    /// Reads the mapping under a name with `body`, then notes its unknown keys.
    ///
    /// - Parameters:
    ///   - usual: the field that is meant, as a rule, where a text stands in the mapping's place.
    ///   - meant: what is usually meant by a key that is none.
    public mutating func nested<Value>(
        _ key: String, usual: String? = nil, meant: (_ key: String) -> String? = { _ in nil },
        _ body: (inout FieldReader) -> Value
    ) -> Value? {
        guard let node = mapping(key) else { return nil }
        return read(node, called: key, usual: usual, meant: meant, body)
    }

    /// Reads a node that is to be a mapping with `body`, then notes its unknown keys.
    public mutating func read<Value>(
        _ node: YAMLNode, called key: String, usual: String? = nil, meant: (_ key: String) -> String? = { _ in nil },
        _ body: (inout FieldReader) -> Value
    ) -> Value {
        var reader = FieldReader(
            node, in: file, path: path.isEmpty ? key : "\(path).\(key)", refusesNothing: refusesNothing, usual: usual)
        let value = body(&reader)
        findings += reader.finish(meant: meant)
        return value
    }

    /// All findings of a reader of a translation, with the keys nobody asked for.
    ///
    /// - Parameters:
    ///   - source: the campaign's file in the source locale.
    ///   - fields: the fields that have their place there and in no translation.
    ///   - meant: what is usually meant by a key that is none.
    public func finish(
        translationOf source: SourceFile, whereOnlySourceHas fields: [String],
        meant: (_ key: String) -> String? = { _ in nil }
    ) -> [Diagnostic] {
        finish(
            explaining: { key in
                guard fields.contains(key) else { return nil }
                return (
                    "\(label(key)) belongs to the whole campaign, not to a translation", "write it in \(source.path)"
                )
            }, meant: meant)
    }

    /// All findings, with the keys nobody asked for.
    ///
    /// - Parameters:
    ///   - explain: what to say of such a key where it is not simply unknown.
    ///   - meant: what is usually meant by such a key.
    public func finish(
        explaining explain: (_ key: String) -> (message: String, suggestion: String)? = { _ in nil },
        meant: (_ key: String) -> String? = { _ in nil }
    ) -> [Diagnostic] {
        var result = findings
        var seen: Set<String> = []
        for entry in entries {
            if !seen.insert(entry.key).inserted {
                result.append(
                    Diagnostic(
                        .duplicateKey, at: file.position(at: entry.keyOffset), "“\(entry.key)” stands here twice"))
            } else if !asked.contains(where: { $0.name == entry.key }) {
                let place = path.isEmpty ? "" : " in \(path)"
                let known = explain(entry.key)
                result.append(
                    Diagnostic(
                        .unknownKey, at: file.position(at: entry.keyOffset),
                        known?.message ?? "“\(entry.key)” is not a field\(place)",
                        suggestion: known?.suggestion ?? meant(entry.key)
                            ?? DidYouMean.suggestion(
                                for: entry.key,
                                among: asked.filter { Self.fits(entry.value, $0.place) }.map(\.name))
                            ?? listOfFields))
            }
        }
        return result
    }

    /// The fields that there are, each once, in the order in which they were asked for; nil where there are none.
    private var listOfFields: String? {
        var names: [String] = []
        for field in asked where !names.contains(field.name) { names.append(field.name) }
        return names.isEmpty ? nil : "the fields here are \(names.joined(separator: ", "))"
    }

    /// A node as the value of a field in a suggestion.
    private static func written(_ node: YAMLNode) -> String {
        guard case .scalar(let text, _) = node.content, text.utf8.count <= 60 else { return "…" }
        return YAMLText.quoted(text)
    }

    /// Whether a value can stand in a place; nothing can stand anywhere.
    private static func fits(_ value: YAMLNode, _ place: Place) -> Bool {
        if value.isNull { return true }
        if case .mapping = value.content { return place != .value }
        return place != .mapping
    }

    /// Notes that a field has a value of another type than it should.
    public mutating func wrongType(_ key: String, _ node: YAMLNode, expected: String) {
        let found =
            if case .scalar(let text, _) = node.content, !node.isNull { "“\(text.prefix(60))”" } else { node.kindName }
        report(.wrongType, at: node.offset, "\(label(key)) must be \(expected), not \(found)")
    }

    private func label(_ key: String) -> String {
        let name = path.isEmpty || key == path ? key : "\(path).\(key)"
        return name.isEmpty ? "the file" : "“\(name)”"
    }

    private static func description(of range: ClosedRange<Int>) -> String {
        range.upperBound == .max
            ? "a whole number of at least \(range.lowerBound)"
            : "a whole number from \(range.lowerBound) to \(range.upperBound)"
    }
}
