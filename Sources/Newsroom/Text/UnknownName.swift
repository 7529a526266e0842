import Campaigns

/// Says that a name is none of the workspace's, and which there are.
public enum UnknownName {
    /// `“fe” is none of the workspace's locales: en, fr, ja; did you mean “fr”?`
    public static func sentence(_ name: String, among known: [String], kind: String) -> String {
        guard !known.isEmpty else { return "“\(name)” is none of the workspace's \(kind): it has none" }
        let names = known.prefix(mostNames).joined(separator: ", ")
        let more = known.count > mostNames ? " and \(known.count - mostNames) more" : ""
        let near =
            kind == "locales" ? LanguageTag.nearest(to: name, among: known) : DidYouMean.nearest(to: name, among: known)
        let advice = near.map { "; did you mean “\($0)”?" } ?? ""
        return "“\(name)” is none of the workspace's \(kind): \(names)\(more)\(advice)"
    }

    /// How many names are listed; nobody reads more.
    private static let mostNames = 20
}
