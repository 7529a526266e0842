import Campaigns

/// Says which of all locales are meant.
enum LocalesText {
    /// Locales out of those there are: `all locales`, `fr and de`, `5 locales`.
    static func some(_ locales: [String], of all: [String]) -> String {
        if locales.count == all.count, all.count > 1 { return "all locales" }
        return locales.count <= 4 ? locales.listed : "\(CountWords.grouped(locales.count)) locales"
    }
}
