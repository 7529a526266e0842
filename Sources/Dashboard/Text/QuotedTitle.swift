import Campaigns

/// Writes the titles of messages into English sentences.
enum QuotedTitle {
    /// A title in quotation marks: `“Spring sale”`.
    ///
    /// - Parameter id: what stands behind it in brackets, where the title alone would not say which message is meant.
    static func text(_ title: String, id: String? = nil) -> String {
        let quoted = "“\(isolated(title))”"
        return id.map { "\(quoted) (\(isolated($0)))" } ?? quoted
    }

    /// A message by its title in quotation marks. Where another one has the same title, what tells it apart stands behind
    /// it: what devices remember it by or, where that is its title again, its campaign. What has no title is called by
    /// what devices remember it by alone.
    static func message(_ title: String?, identity: String, campaign: String?, isShared: Bool) -> String {
        guard let title else { return isolated(identity) }
        guard isShared else { return text(title) }
        return text(title, id: identity == title ? campaign : identity)
    }

    /// Words in an English sentence. What is written from right to left is isolated, so that it reorders nothing around
    /// it, nor is reordered; and so is what holds marks that turn the direction of writing.
    static func isolated(_ words: String) -> String {
        words.hasRightToLeftLetters || words.unicodeScalars.contains(where: turnsDirection)
            ? "\u{2068}\(words)\u{2069}" : words
    }

    private static func turnsDirection(_ scalar: Unicode.Scalar) -> Bool {
        (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    }
}
