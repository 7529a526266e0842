import Campaigns

extension FieldReader {
    /// The library knows a few words for the ways to hold a phone, and passes over all others.
    mutating func checkOrientations(_ text: Located<String>) {
        let known = ["up", "down", "left", "right", "portrait", "landscape", "all"]
        for word in text.value.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        where !known.contains(word.lowercased()) {
            report(
                .ismartnewsOrientation, at: text.offset, "“\(word)” is no orientation, and is ignored",
                suggestion: DidYouMean.suggestion(for: word, among: known) ?? "use \(known.joined(separator: ", "))")
        }
    }
}

extension Rule {
    /// A word in `orientations` that means nothing.
    static let ismartnewsOrientation = Rule.changeable("ismartnews-orientation", .warning)
}
