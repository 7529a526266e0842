/// Writes texts as gettext does.
enum CatalogueText {
    /// A keyword and its text, over several lines where the text has several.
    static func entry(_ keyword: String, _ text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.count > 1 else { return "\(keyword) \"\(escaped(text))\"\n" }
        var result = "\(keyword) \"\"\n"
        for (index, line) in lines.enumerated() where index < lines.count - 1 || !line.isEmpty {
            result += "\"\(escaped(String(line)))\(index < lines.count - 1 ? "\\n" : "")\"\n"
        }
        return result
    }

    /// Comments of one kind, a line each.
    static func comments(_ mark: String, _ lines: [String]) -> String {
        lines.flatMap { $0.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) }
            .map { "\(mark) \($0)\n" }.joined()
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            case "\n": result += "\\n"
            default: result.unicodeScalars.append(scalar.value < 0x20 ? "\u{FFFD}" : scalar)
            }
        }
        return result
    }
}
