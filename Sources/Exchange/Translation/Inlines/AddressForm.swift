/// The forms that addresses have in Markdown.
enum AddressForm {
    /// Whether a text can stand between `<` and `>` as an address that is shown as it is.
    static func isBare(_ text: String) -> Bool {
        guard !text.unicodeScalars.contains(where: { $0.value <= 0x20 || $0 == "<" || $0 == ">" || $0 == "\\" }),
            !text.contains("{{"), !text.contains("&")
        else { return false }
        if text.contains(/^[A-Za-z][A-Za-z0-9+.\-]{1,31}:/) { return true }
        return text.contains(/^[A-Za-z0-9.!#$%'*+\/=?^_`\{|\}~\-]+@[A-Za-z0-9\-]+(\.[A-Za-z0-9\-]+)*$/)
    }

    /// What stands between the parentheses of a link or an image.
    static func destination(_ url: String, title: String) -> String {
        var result = plain(url)
        if !title.isEmpty { result += " \"\(escaped(title.replacing("\n", with: " "), also: ["\""]))\"" }
        return result
    }

    private static func plain(_ url: String) -> String {
        let needsBrackets =
            url.isEmpty || url.hasPrefix("<")
            || url.unicodeScalars.contains { $0.value <= 0x20 || $0.value == 0x7F || $0.properties.isWhitespace }
        if needsBrackets { return "<\(escaped(url.replacing("\n", with: " "), also: ["<", ">"]))>" }
        return escaped(url, also: ["(", ")"])
    }

    private static func escaped(_ text: String, also: Set<Character>) -> String {
        var result = ""
        for index in text.indices {
            let character = text[index]
            let rest = text[text.index(after: index)...]
            if also.contains(character) || character == "\\" && rest.first.map(\.isMarkdownPunctuation) != false
                || character == "&" && rest.prefixMatch(of: /#?[A-Za-z0-9]{1,32};/) != nil
            {
                result += "\\"
            }
            result.append(character)
        }
        return result
    }
}

extension Character {
    /// Whether a backslash before it takes its meaning away.
    var isMarkdownPunctuation: Bool {
        guard let value = asciiValue else { return false }
        return (0x21...0x2F).contains(value) || (0x3A...0x40).contains(value) || (0x5B...0x60).contains(value)
            || (0x7B...0x7E).contains(value)
    }
}
