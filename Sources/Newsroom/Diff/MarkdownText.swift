import Campaigns

/// Makes text safe to stand in Markdown: nothing in it becomes markup, a link, a mention or a table's edge.
enum MarkdownText {
    /// The text on one line, with every ASCII mark that Markdown or HTML might take for its own as a reference.
    static func shown(_ text: String) -> String {
        let scalars = Array(TerminalText.shown(text).unicodeScalars)
        var result = ""
        for (place, scalar) in scalars.enumerated() {
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", " ", ",", ";", "-", "'", "?", "(", ")":
                result.unicodeScalars.append(scalar)
            case "." where isDigit(scalars, place - 1) && isDigit(scalars, place + 1): result += "."
            // Mentions, numbers of issues and names of emoji are looked for after references are resolved, but not
            // across a comment.
            case "@", "#", ":": result += "&#\(scalar.value);<!-- -->"
            case _ where scalar.isASCII: result += "&#\(scalar.value);"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func isDigit(_ scalars: [Unicode.Scalar], _ place: Int) -> Bool {
        scalars.indices.contains(place) && ("0"..."9").contains(scalars[place])
    }

    /// The text as it stands in a block of HTML, such as `<pre>`.
    static func inHTML(_ text: String) -> String {
        TerminalText.shown(text).replacingScalars("&", with: "&amp;").replacingScalars("<", with: "&lt;")
            .replacingScalars(">", with: "&gt;")
    }
}
