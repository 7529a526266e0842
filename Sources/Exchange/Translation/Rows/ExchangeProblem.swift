/// Why an exchange file cannot be read.
public struct ExchangeProblem: Error, Equatable, Sendable {
    /// What is wrong, for a person.
    public var message: String
    /// Where the mistake begins.
    public var position: ExchangePosition

    /// A problem at a place; by default with the file as a whole.
    init(_ message: String, at position: ExchangePosition = ExchangePosition()) {
        self.message = message
        self.position = position
    }
}
