import Campaigns

/// What a server said, cut to a length that can be printed and kept, and without secrets that it repeats.
enum ServerText {
    /// The text without these secrets, 300 letters of it at the most; an accent counts as a letter.
    static func shown(_ text: String, hiding secrets: [String]) -> String {
        let hidden = secrets.reduce(text) { $1.isEmpty ? $0 : $0.replacingScalars($1, with: "…") }
        let letters = hidden.unicodeScalars
        guard letters.count > 300 else { return hidden }
        return String(String.UnicodeScalarView(letters.prefix(300))) + "…"
    }
}
