/// Where a row stands in its file, by offsets in the file's text.
struct RowPlace: Sendable {
    /// The text of the file.
    var text: IndexedText
    /// Where the row begins.
    var row: Int
    /// Where its key stands; nil where it has none.
    var key: Int?
    /// Where the parts of its translation stand, in their order.
    var target: [ItemPlace] = []
}
