import Files

/// A place in a file of the workspace.
public struct SourcePosition: Hashable, Sendable {
    /// The file, relative to the workspace's folder.
    public let file: String
    // There may be tens of thousands of places, and no file that is read is so large that these are too small.
    private let storedLine: Int32
    private let storedColumn: Int32

    /// The line, from 1.
    public var line: Int { Int(storedLine) }
    /// The column, from 1, in Unicode scalars.
    public var column: Int { Int(storedColumn) }

    /// A place; by default the file's first character.
    public init(file: String, line: Int = 1, column: Int = 1) {
        self.file = file
        storedLine = Int32(clamping: line)
        storedColumn = Int32(clamping: column)
    }
}

extension SourcePosition: Comparable {
    /// Orders places by file, line and column.
    public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
        if left.file != right.file {
            return left.file.isBytewiseLess(than: right.file)
        }
        return (left.line, left.column) < (right.line, right.column)
    }
}
