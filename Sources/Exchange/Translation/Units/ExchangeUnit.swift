/// A row of an exchange file on its way out.
public struct ExchangeUnit: Sendable {
    /// What it belongs to.
    public var key: UnitKey
    /// What is to be translated.
    public var source: [Inline]
    /// The translation, where it was made from this very source.
    public var target: [Inline]?
    /// What the translation said before the source changed.
    public var earlier: [Inline]?
    /// What a translator should know, a sentence each.
    public var notes: [String]
    /// The largest number of characters that are shown well everywhere; nil where there is no limit.
    public var limit: Int?
    /// The values of the variables, for people to see what will stand there.
    public var variables: [String: String]
}
