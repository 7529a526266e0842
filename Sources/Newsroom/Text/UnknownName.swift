import Campaigns

/// Says that a name is none of the workspace's, and which there are.
public enum UnknownName {
    /// `“fe” is none of the workspace's locales: en, fr, ja; did you mean “fr”?`
    ///
    /// - Parameters:
    ///   - name: the name.
    ///   - known: the names that there are.
    ///   - kind: of what kind they are.
    ///   - locale: the locale that they are of, where they are of one.
    ///   - takesSeveral: whether several can be named at once.
    ///   - suggestsAddition: whether to say that the name of another language can be added.
    public static func sentence(
        _ name: String, among known: [String], kind: NameKind, in locale: String? = nil, takesSeveral: Bool = true,
        suggestsAddition: Bool = true
    ) -> String {
        let refusal = "“\(name)” is none of the workspace's \(kind.rawValue)" + (locale.map { " in \($0)" } ?? "")
        guard !known.isEmpty else { return "\(refusal): it has none" }
        let names = known.prefix(mostNames).joined(separator: ", ")
        let more = known.count > mostNames ? " and \(known.count - mostNames) more" : ""
        let parted = takesSeveral ? severalNames(in: name, known) : nil
        let meant = suggestsAddition ? kind.suggestion(for: name, among: known) : kind.guess(for: name, among: known)
        let isFile = kind == .locales && name.hasSuffix(".md")
        let advice = (isFile ? "name a locale here, not a file" : parted ?? meant).map { "; \($0)" } ?? ""
        return "\(refusal): \(names)\(more)\(advice)"
    }

    /// What to say where known names are joined by commas.
    private static func severalNames(in text: String, _ known: [String]) -> String? {
        let names = text.split(separator: ",").map { $0.trimmingPrefix(while: \.isWhitespace) }.map(String.init)
        guard names.count > 1, names.allSatisfy(known.contains) else { return nil }
        return "write several with spaces between them: \(names.joined(separator: " "))"
    }

    /// How many names are listed; nobody reads more.
    private static let mostNames = 20
}
