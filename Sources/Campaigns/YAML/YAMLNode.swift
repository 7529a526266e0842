/// A node of a YAML document, with the place where it begins.
public struct YAMLNode: Equatable, Sendable {
    /// What kind of node it is, and what is in it.
    public var content: Content
    /// The offset of its first byte in its file.
    public var offset: Int

    /// The kinds of nodes.
    public enum Content: Equatable, Sendable {
        /// Text, as the characters in the file: its type comes from the field it is in, never from its looks.
        case scalar(String, isQuoted: Bool)
        /// Nodes in order.
        case sequence([YAMLNode])
        /// Nodes by name, in order.
        case mapping([Entry])
    }

    /// One name of a mapping and what stands under it.
    public struct Entry: Equatable, Sendable {
        /// The name.
        public var key: String
        /// The offset of the name's first byte.
        public var keyOffset: Int
        /// What stands under it.
        public var value: YAMLNode

        /// An entry of a mapping.
        init(key: String, keyOffset: Int, value: YAMLNode) {
            self.key = key
            self.keyOffset = keyOffset
            self.value = value
        }
    }

    /// A node at an offset.
    public init(_ content: Content, at offset: Int) {
        self.content = content
        self.offset = offset
    }

    /// Whether it is YAML's null: nothing at all, `~` or `null`, not in quotes.
    public var isNull: Bool {
        guard case .scalar(let text, isQuoted: false) = content else { return false }
        return ["", "~", "null", "Null", "NULL"].contains(text)
    }

    /// What it is, for messages: `text`, `a list`, `a mapping`, `nothing`.
    var kindName: String {
        switch content {
        case .scalar: isNull ? "nothing" : "text"
        case .sequence: "a list"
        case .mapping: "a mapping"
        }
    }
}
