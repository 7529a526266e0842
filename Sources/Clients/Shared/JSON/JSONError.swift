import Campaigns

/// Why bytes are no JSON.
public struct JSONError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What is wrong.
    public var reason: String
    /// How many bytes lie before the place.
    public var offset: Int

    /// An error at a place.
    init(_ reason: String, offset: Int) {
        self.reason = reason
        self.offset = offset
    }

    /// What is wrong and where, for a person.
    public var description: String { "\(reason) at byte \(offset)" }

    /// What is wrong in these bytes, and in which line and column, for a person.
    func description(in bytes: [UInt8]) -> String {
        let position = SourceFile(path: "", bytes: bytes).position(at: offset)
        return "\(reason) at line \(position.line), column \(position.column)"
    }
}
