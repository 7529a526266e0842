extension Rule {
    /// A text that ends where YAML sees a comment.
    static let cutByComment = Rule.changeable("cut-by-comment", .warning)
}

extension FieldReader {
    /// The text under a name that people or phones read. Where a comment ends it that looks like a part of it, such as `#1`,
    /// that is reported.
    mutating func words(_ key: String) -> Located<String>? {
        guard let text = text(key) else { return nil }
        noteComment(behind: text, of: key)
        return text
    }

    /// Notes a comment that follows a text on its line without a space behind its sign; most comments have one.
    mutating func noteComment(behind text: Located<String>, of key: String) {
        let bytes = file.bytes[text.offset...]
        // A text between quotation marks, or over several lines, does not stand there as it is read.
        guard bytes.starts(with: text.value.utf8) else { return }
        let rest = bytes.dropFirst(text.value.utf8.count)
        guard let sign = rest.firstIndex(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }),
            sign > rest.startIndex,
            bytes[sign] == UInt8(ascii: "#"), let next = bytes[sign...].dropFirst().first,
            next > UInt8(ascii: " "), next != UInt8(ascii: "#")
        else { return }
        report(
            .cutByComment, at: sign,
            "\(label(key)) ends before this sign: for YAML, what follows is a comment",
            suggestion: "put the whole text between quotation marks, or a space behind the sign")
    }
}
