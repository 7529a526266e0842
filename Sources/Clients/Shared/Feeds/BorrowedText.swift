/// A message that phones of a locale see in another language, because a feed that serves several locales has none for
/// theirs and cannot hide it from them.
public struct BorrowedText: Equatable, Sendable {
    /// The campaign's id.
    public let campaign: String
    /// The locale that has no message.
    public let locale: String
    /// The locale whose message is shown there.
    public let source: String
    /// The name of the feed's file, such as `all.plist`.
    public let feed: String
}
