extension String {
    /// What to call an announcement without a title: the first line of its text, if there is one.
    static func spareTitle(_ text: String?, else spare: String) -> String {
        let line = (text ?? "").split(whereSeparator: \.isNewline).first { !$0.allSatisfy(\.isWhitespace) }
        guard let line else { return spare.allSatisfy(\.isWhitespace) ? "Message" : spare }
        let words = line.split(separator: " ")
        var title = ""
        for word in words where title.count + word.count < 60 { title += title.isEmpty ? word : " " + word }
        return title.isEmpty ? String(line.prefix(60)) : title
    }
}
