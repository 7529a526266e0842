import Files

/// A place in a file of the workspace.
public struct SourcePosition: Hashable, Sendable {
    /// The file, relative to the workspace's folder.
    public var file: String
    /// The line, from 1.
    public var line: Int
    /// The column, from 1, in Unicode scalars.
    public var column: Int

    /// A place; by default the file's first character.
    public init(file: String, line: Int = 1, column: Int = 1) {
        self.file = file
        self.line = line
        self.column = column
    }
}

extension SourcePosition: Comparable {
    /// Orders places by file, line and column.
    public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
        if left.file != right.file {
            return left.file.precedesByBytes(right.file)
        }
        return (left.line, left.column) < (right.line, right.column)
    }
}
