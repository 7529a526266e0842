import Clients

/// What one locale's phones read in a feed.
public struct ImportedFeed: Sendable {
    /// The locale.
    public var locale: String
    /// The file, which other locales may read as well.
    public var file: String
    /// The announcements, in the order in which they stand there.
    public var entries: [ImportedEntry]

    /// A feed for a locale.
    public init(locale: String, file: String, entries: [ImportedEntry]) {
        self.locale = locale
        self.file = file
        self.entries = entries
    }
}
