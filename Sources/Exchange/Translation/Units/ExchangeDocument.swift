/// An exchange file on its way out: one locale's rows.
public struct ExchangeDocument: Sendable {
    /// The locale that campaigns are written in.
    var sourceLocale: String
    /// The locale to translate into.
    var locale: String
    /// The campaigns.
    var groups: [ExchangeGroup]

    /// A file of these campaigns.
    public init(sourceLocale: String, locale: String, groups: [ExchangeGroup]) {
        self.sourceLocale = sourceLocale
        self.locale = locale
        self.groups = groups
    }

    /// How many rows there are.
    public var count: Int { groups.reduce(0) { $0 + $1.units.count } }
}
