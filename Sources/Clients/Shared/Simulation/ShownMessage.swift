/// What a user of a simulated device saw of one message, and did with it.
public struct ShownMessage: Equatable, Sendable {
    /// By what devices remember the message; nil where the client gives it no name.
    public var id: String?
    /// Its title, where it is known.
    public var title: String?
    /// Its text, where it is known; of a page nobody can read, its address.
    public var text: String?
    /// What stands on its buttons, in order.
    public var buttons: [String]
    /// What the user did: what stands on the button that was pressed, or a few words; nil for nothing.
    public var answer: String?
    /// Whether there is anything to see of it.
    var isVisible = true
    /// The messages that might as well have been shown in its place, because nobody knows the order.
    public var alternatives: [String]

    /// What it can be found by among a feed's messages, the surest first: its name, its words, its title, and an address.
    public var names: [String] {
        [id, title.map { Self.name(title: $0, text: text ?? "") }, title, text].compactMap { $0 }
    }

    /// What a message is found by that has no name of its own, and may share its title with others.
    public static func name(title: String, text: String) -> String { "\(title)\u{1F}\(text)" }

    /// A message that was shown.
    init(
        id: String?, title: String? = nil, text: String? = nil, buttons: [String] = [], answer: String? = nil,
        alternatives: [String] = []
    ) {
        self.id = id
        self.title = title
        self.text = text
        self.buttons = buttons
        self.answer = answer
        self.alternatives = alternatives
    }
}
