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

/// The rows of one campaign.
public struct ExchangeGroup: Sendable {
    /// The campaign's file in the source locale.
    public var file: String
    /// The rows.
    public var units: [ExchangeUnit]
}

/// An exchange file on its way out: one locale's rows.
public struct ExchangeDocument: Sendable {
    /// The locale that campaigns are written in.
    public var sourceLocale: String
    /// The locale to translate into.
    public var locale: String
    /// The campaigns.
    public var groups: [ExchangeGroup]

    /// A file of these campaigns.
    public init(sourceLocale: String, locale: String, groups: [ExchangeGroup]) {
        self.sourceLocale = sourceLocale
        self.locale = locale
        self.groups = groups
    }

    /// How many rows there are.
    public var count: Int { groups.reduce(0) { $0 + $1.units.count } }
}
