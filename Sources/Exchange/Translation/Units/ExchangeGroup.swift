/// The rows of one campaign.
public struct ExchangeGroup: Sendable {
    /// The campaign's file in the source locale.
    var file: String
    /// The rows.
    public var units: [ExchangeUnit]
}
