import Files

/// What the client recognizes a message by, ready to be looked for again and again.
///
/// The client compares digests of the bytes, to which é in one code point and in two are not the same.
struct ISmartNewsIdentity: Hashable, Sendable {
    private let text: String
    private let code: Int

    /// What is hashed in the client.
    init(_ text: String) {
        self.text = text
        code = ExactText(text).hashValue
    }

    /// Feeds the code that was worked out before: the texts of messages are long.
    func hash(into hasher: inout Hasher) {
        hasher.combine(code)
    }

    /// Whether both are of the same message.
    static func == (left: ISmartNewsIdentity, right: ISmartNewsIdentity) -> Bool {
        left.code == right.code && left.text.hasBytes(of: right.text)
    }
}
