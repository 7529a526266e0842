extension FieldReader {
    /// The text under a name where it is a notation for programs, such as an address: quotation marks around it that are
    /// none for YAML are reported, and taken away.
    mutating func notation(_ key: String) -> Located<String>? {
        guard let text = words(key) else { return nil }
        guard let content = TypographicQuotes.content(of: text.value) else { return text }
        report(
            .wrongType, at: text.offset,
            "the quotation marks of \(text.value) are typographic, so YAML takes them for text",
            suggestion: "write \(key): \(YAMLText.quoted(content))")
        return Located(content, at: text.offset)
    }
}
