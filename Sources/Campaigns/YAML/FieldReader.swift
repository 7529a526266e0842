/// Reads the fields of a mapping by name and type, and notes what is wrong with each.
///
/// A field is known because it was asked for: what is left when the reading ends is an unknown key, and the nearest
/// of those that were asked for is what was probably meant.
public struct FieldReader: Sendable {
    /// The file that the mapping stands in.
    let file: SourceFile
    /// The offset of the mapping's first byte.
    public let offset: Int
    /// What the mapping is called in messages: `versions`, `clients.inotify`; empty at the top.
    let path: String
    /// The findings so far.
    var findings: [Diagnostic] = []

    /// The names and what stands under each, in their order.
    let entries: [YAMLNode.Entry]
    /// Whether a name with nothing behind it is a mistake, where it is not to be a mapping.
    let refusesNothing: Bool
    /// The names that were asked for, with what can stand under each.
    private(set) var asked: [(name: String, place: Place)] = []

    /// What can stand under a name.
    enum Place {
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
                    suggestion: usual.map { "write \(path): {\($0): \(Self.written(node))}" } ?? Self.spaced(node))
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

    /// The node under a name, with a note of what can stand there; nil as for ``node(_:)``.
    mutating func node(_ key: String, as place: Place) -> YAMLNode? {
        asked.append((key, place))
        guard let node = entries.first(where: { $0.key == key })?.value, !node.isNull else { return nil }
        return node
    }

    /// The node under a name that is to be a mapping, whatever it is; nil as for ``node(_:)``.
    public mutating func mapping(_ key: String) -> YAMLNode? {
        node(key, as: .mapping)
    }

    /// Whether the name stands there, even with nothing.
    public func has(_ key: String) -> Bool {
        entries.contains { $0.key == key }
    }

    /// A name and what stands under it, even nothing; to look at it is not to ask for it.
    func entry(_ key: String) -> YAMLNode.Entry? {
        entries.first { $0.key == key }
    }

    /// All names, in order, with where they stand: for mappings whose names are the publisher's own.
    public mutating func all() -> [YAMLNode.Entry] {
        asked += entries.map { (name: $0.key, place: Place.anything) }
        return entries
    }

    /// A node as the value of a field in a suggestion.
    private static func written(_ node: YAMLNode) -> String {
        guard case .scalar(let text, _) = node.content, text.utf8.count <= 60 else { return "…" }
        return YAMLText.quoted(text)
    }

    /// What to write in place of a field without a space behind its colon, which is a text as a whole.
    private static func spaced(_ node: YAMLNode) -> String? {
        guard case .scalar(let text, isQuoted: false) = node.content,
            let match = text.prefixMatch(of: /([A-Za-z]+)(?::|：)[\u{A0}\u{3000}]?/)
        else { return nil }
        return "write a colon and a space behind each name: \(match.1): …"
    }

    /// What a field is called in messages: its path between quotation marks.
    func label(_ key: String) -> String {
        let name = path.isEmpty || key == path ? key : "\(path).\(key)"
        return name.isEmpty ? "the file" : "“\(name)”"
    }
}
