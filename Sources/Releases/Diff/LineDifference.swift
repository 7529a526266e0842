import Files

/// A line of a text that was compared with another one.
public struct LineDifference: Equatable, Sendable {
    /// Where it stands.
    public enum Kind: String, Sendable {
        /// In both texts.
        case same
        /// In the old one only.
        case removed
        /// In the new one only.
        case added
    }

    /// Some words of a line.
    public struct Piece: Equatable, Sendable {
        /// The words, with the spaces around them.
        public var text: String
        /// Whether the line that stands against this one has other words here.
        public var isChanged: Bool

        /// Some words.
        init(_ text: String, isChanged: Bool) {
            self.text = text
            self.isChanged = isChanged
        }
    }

    /// Where the line stands.
    public var kind: Kind
    /// The line in pieces; one where nothing stands against it.
    public var pieces: [Piece]

    /// The line.
    public var text: String { pieces.map(\.text).joined() }

    /// All lines of two texts, the removed before the added ones; empty where the texts are the same.
    static func between(_ old: String, _ new: String) -> [LineDifference] {
        if old.hasBytes(of: new) { return [] }
        let lines = (Self.lines(old), Self.lines(new))
        var result: [LineDifference] = []
        var budget = WordDifference.budget
        for run in SequenceDifference.runs(lines.0, lines.1) {
            switch run {
            case .same(let lines): result += lines.map { LineDifference(.same, $0) }
            case .changed(let old, let new): result += changed(old, new, &budget)
            }
        }
        return result
    }

    /// A line in pieces.
    init(_ kind: Kind, _ pieces: [Piece]) {
        self.kind = kind
        self.pieces = pieces
    }

    private init(_ kind: Kind, _ line: ExactText) {
        self.init(kind, [Piece(line.text, isChanged: false)])
    }

    private static func lines(_ text: String) -> [ExactText] {
        text.isEmpty
            ? [] : text.split(separator: "\n", omittingEmptySubsequences: false).map { ExactText(String($0)) }
    }

    /// Lines that stand against each other, the first against the first, with their words compared.
    private static func changed(_ old: [ExactText], _ new: [ExactText], _ budget: inout Int) -> [LineDifference] {
        let pairs = zip(old, new).map { WordDifference.pieces($0.text, $1.text, &budget) }
        let removed = pairs.map { LineDifference(.removed, $0.old) }
        let added = pairs.map { LineDifference(.added, $0.new) }
        return removed + old.dropFirst(pairs.count).map { LineDifference(.removed, $0) } + added
            + new.dropFirst(pairs.count).map { LineDifference(.added, $0) }
    }
}
