import Campaigns

/// Writes numbers for people.
enum CountText {
    /// Locales out of those there are: `all locales`, `fr and de`, `5 locales`.
    static func locales(_ locales: [String], of all: [String]) -> String {
        if locales.count == all.count, all.count > 1 { return "all locales" }
        return locales.count <= 4 ? list(locales) : "\(CountWords.grouped(locales.count)) locales"
    }

    /// Names as a sentence lists them: `fr`, `fr and de`, `fr, de and ja`.
    static func list(_ names: [String]) -> String {
        guard let last = names.last, names.count > 1 else { return names.first ?? "" }
        return names.dropLast().joined(separator: ", ") + " and " + last
    }
}
