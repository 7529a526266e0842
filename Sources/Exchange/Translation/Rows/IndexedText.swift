/// The text of an exchange file, in which a line and a column are found without counting from the front: a file may
/// have as many mistakes as rows.
struct IndexedText: Sendable {
    /// The text in UTF-8, without a byte-order mark.
    let bytes: [UInt8]
    /// The place of the first byte of each stretch.
    private let marks: [ExchangePosition]

    /// The length of a stretch, in bytes.
    private static let stretch = 4096

    init(_ text: String) {
        let bytes = Array(text.utf8)
        var position = ExchangePosition()
        var marks: [ExchangePosition] = []
        for (offset, byte) in bytes.enumerated() {
            if offset.isMultiple(of: Self.stretch) { marks.append(position) }
            position.pass(byte, before: offset + 1 < bytes.count ? bytes[offset + 1] : nil)
        }
        self.bytes = bytes
        self.marks = marks
    }

    /// The place of a byte, by its offset; what lies behind the end is the end.
    func position(at offset: Int) -> ExchangePosition {
        let end = min(offset, bytes.count)
        let stretch = min(end / Self.stretch, marks.count - 1)
        guard stretch >= 0 else { return ExchangePosition() }
        var position = marks[stretch]
        for offset in (stretch * Self.stretch)..<end {
            position.pass(bytes[offset], before: offset + 1 < bytes.count ? bytes[offset + 1] : nil)
        }
        return position
    }
}
