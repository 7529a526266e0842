/// What a verb is about where no locale is named.
protocol DefaultLocales {
    /// How the help says so.
    static var words: String { get }
}

/// A verb is about nothing then: it needs a locale, or has something else to do.
enum NoLocales: DefaultLocales {
    static let words = ""
}

/// A verb is about all locales then.
enum AllLocales: DefaultLocales {
    static let words = " (default: all)"
}
