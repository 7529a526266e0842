import Campaigns

/// A campaign's block `inotify`.
struct INotifyBlock: Sendable {
    /// All fields of the block.
    static let fields = ["key", "raw"]

    /// The key, where it does not follow from the campaign's id.
    var key: Located<String>?
    /// What is written into the message unchanged.
    var raw: RawEntries

    /// Reads a block.
    init(reading block: inout ClientBlock) {
        key = block.reader.text("key")
        if let key, key.value.allSatisfy(\.isWhitespace) {
            block.reader.report(.badClientKey, at: key.offset, "the key is empty")
        }
        raw = block.raw()
    }
}
