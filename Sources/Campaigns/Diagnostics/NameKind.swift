/// A kind of names that a workspace has.
public enum NameKind: String, Sendable {
    case locales, clients, campaigns, environments

    /// The one of some names that was probably meant by another one; nil where nothing is near enough.
    private func nearest(to name: String, among known: [String]) -> String? {
        self == .locales ? LanguageTag.nearest(to: name, among: known) : DidYouMean.nearest(to: name, among: known)
    }

    /// `did you mean “fr”?`; nil where nothing is near enough. A campaign may be meant by a part of its name.
    public func guess(for name: String, among known: [String]) -> String? {
        if let nearest = nearest(to: name, among: known) { return "did you mean “\(nearest)”?" }
        guard self == .campaigns, name.unicodeScalars.count > 2 else { return nil }
        let word = name.lowercased()
        let meant = known.filter { $0.lowercased().contains(word) }
        guard !meant.isEmpty, meant.count <= Self.mostMeant else { return nil }
        return "did you mean \(meant.map { "“\($0)”" }.joined(separator: " or "))?"
    }

    /// So many names are listed that a word may mean.
    private static let mostMeant = 5

    /// The guess, or `add es to locales in newsadmin.yml` for the name of another language; nil for any other name.
    public func suggestion(for name: String, among known: [String]) -> String? {
        if let guess = guess(for: name, among: known) { return guess }
        let canonical = LanguageTag.canonical(name)
        guard self == .locales, LanguageTag.namesLanguage(canonical) else { return nil }
        return "add \(canonical) to locales in newsadmin.yml"
    }
}
