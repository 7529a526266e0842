/// A translation's file as an import makes it.
public struct ImportedTranslation: Sendable {
    /// The campaign's id.
    public var campaign: String
    /// The locale.
    public var locale: String
    /// Where the file is or comes to be, relative to the workspace.
    public var path: String
    /// What it is to hold, without a byte-order mark.
    public var bytes: [UInt8]
    /// What it held, without a byte-order mark; nil where there was none.
    public var before: [UInt8]?
    /// How many rows went into it.
    public var rows: Int
    /// Whether the source has changed since, so that the translation is stale.
    public var isStale: Bool
    /// Whether something of it is still to be translated.
    public var isIncomplete: Bool
}
