/// Why a text is no template.
public struct TemplateProblem: Error, Equatable, Sendable {
    /// The line, from 1.
    public var line: Int
    /// The column, from 1.
    public var column: Int
    /// What is wrong.
    public var message: String

    /// A problem at a place.
    public init(line: Int, column: Int, message: String) {
        self.line = line
        self.column = column
        self.message = message
    }

    /// A problem at a place of a text.
    init(in text: String, at place: String.Index, message: String) {
        let before = text.utf8[..<place]
        let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { text.utf8.index(after: $0) }
        self.init(
            line: before.count { $0 == UInt8(ascii: "\n") } + 1,
            column: text[(lineStart ?? text.startIndex)..<place].count + 1, message: message)
    }
}
