/// A code of a row as a character of its own that nothing else uses, while the Markdown around it is read.
struct CodeMark: Hashable, Sendable {
    /// What it does.
    enum Kind: UInt32, Sendable {
        case leaf, open, close
    }

    /// What it does.
    var kind: Kind
    /// The number of the source's code that it stands for.
    var number: Int

    /// Characters of a private plane, behind those that fonts of icons have.
    private static let range: Range<UInt32> = 0xF8000..<0xFFFFE

    init(_ kind: Kind, _ number: Int) {
        self.kind = kind
        self.number = number
    }

    /// The mark that a character is; nil where it is none.
    init?(_ scalar: Unicode.Scalar) {
        guard Self.range.contains(scalar.value) else { return nil }
        let value = scalar.value - Self.range.lowerBound
        guard let kind = Kind(rawValue: value % 3) else { return nil }
        self.init(kind, Int(value / 3))
    }

    /// The character; nil where a text has more codes than there are characters for them.
    var character: Character? {
        let value = number.multipliedReportingOverflow(by: 3)
        guard number >= 0, !value.overflow, value.partialValue < Self.range.count - 2 else { return nil }
        return Unicode.Scalar(Self.range.lowerBound + UInt32(value.partialValue) + kind.rawValue).map(Character.init)
    }
}
