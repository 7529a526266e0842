/// By what names of people are told apart.
enum PersonName {
    /// The name without case, outer and repeated spaces and an e-mail address behind it.
    static func key(of name: String) -> String {
        let plain = name.prefix { $0 != "<" }
        return plain.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
