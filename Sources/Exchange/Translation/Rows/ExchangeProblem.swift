/// Why an exchange file cannot be read.
public struct ExchangeProblem: Error, Equatable, Sendable {
    /// What is wrong, for a person.
    public var message: String
    /// The line, from 1.
    public var line: Int

    /// A problem on a line.
    public init(_ message: String, line: Int = 1) {
        self.message = message
        self.line = line
    }
}
