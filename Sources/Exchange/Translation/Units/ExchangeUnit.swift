/// A row of an exchange file on its way out.
public struct ExchangeUnit: Sendable {
    /// What it belongs to.
    var key: UnitKey
    /// What is to be translated.
    var source: [Inline]
    /// The translation, where it was made from this very source.
    var target: [Inline]?
    /// What the translation said before the source changed.
    var earlier: [Inline]?
    /// What a translator should know, a sentence each.
    var notes: [String]
    /// The largest number of characters that are shown well everywhere; nil where there is no limit.
    var limit: Int?
    /// The values of the variables, for people to see what will stand there.
    var variables: [String: String]
}
