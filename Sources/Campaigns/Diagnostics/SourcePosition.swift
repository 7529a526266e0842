import Files

/// A place in a file of the workspace.
public struct SourcePosition: Hashable, Sendable {
    /// The file, relative to the workspace's folder.
    public var file: String
    // Of tens of thousands of findings each has one. No file that is read has more lines or columns.
    private var place: (line: Int32, column: Int32)

    /// The line, from 1.
    public var line: Int { Int(place.line) }
    /// The column, from 1, in Unicode scalars.
    public var column: Int { Int(place.column) }

    /// A place; by default the file's first character.
    public init(file: String, line: Int = 1, column: Int = 1) {
        self.file = file
        place = (Int32(clamping: line), Int32(clamping: column))
    }

    /// Whether both are the same place.
    public static func == (left: SourcePosition, right: SourcePosition) -> Bool {
        left.place == right.place && left.file == right.file
    }

    /// Feeds the place into a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(file)
        hasher.combine(place.line)
        hasher.combine(place.column)
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
