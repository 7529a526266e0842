import Releases

/// A message's title as a release holds it.
public struct ReleasedTitle: Equatable, Sendable {
    /// The title.
    var text: String
    /// The locale that it is written in.
    var locale: String

    /// A title in a locale.
    init(_ text: String, locale: String) {
        self.text = text
        self.locale = locale
    }

    /// The title of a message in a release of a locale.
    public init(of message: ReleasedMessage, in locale: String) {
        self.init(message.title, locale: message.fallback ?? locale)
    }
}
