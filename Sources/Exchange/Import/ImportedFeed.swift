import Clients

/// What one locale's phones read in a feed.
public struct ImportedFeed: Sendable {
    /// The locale.
    var locale: String
    /// The file, which other locales may read as well.
    var file: String
    /// The announcements, in the order in which they stand there.
    var entries: [ImportedEntry]

    /// A feed for a locale.
    public init(locale: String, file: String, entries: [ImportedEntry]) {
        self.locale = locale
        self.file = file
        self.entries = entries
    }
}
