/// What was read of an entry of a catalogue so far.
struct CatalogueEntry {
    /// The offset in the file, in bytes, at which its first keyword stands.
    var start = 0
    /// What its comments refer to, with the offset of each.
    var references: [(text: String, offset: Int)] = []
    /// The flags of its comments.
    var flags: Set<String> = []
    /// The texts by their keywords, each piece in quotes by itself.
    var texts: [String: [PlacedItem]] = [:]
    /// The keyword that a text without one belongs to.
    var keyword: String?

    /// The whole text of a keyword; nil where the entry has none.
    func text(_ keyword: String) -> String? { texts[keyword]?.items.characters }

    /// The key, and where it stands: in the context, or in a reference.
    func key(in file: IndexedText) -> (key: UnitKey, offset: Int)? {
        if let context = texts["msgctxt"], let key = UnitKey(context.items.characters) {
            return (key, context.firstOffset(in: file.bytes) ?? start)
        }
        for reference in references {
            if let key = UnitKey(reference.text) { return (key, reference.offset) }
        }
        return nil
    }
}
