/// A text in which circled digits mark places: `title: ①`.
struct MarkedText {
    /// The text without its marks.
    let text: String
    /// Line and column of each mark, as `3:8`; columns count scalars.
    let places: [Character: String]

    init(_ marked: String) {
        var text = ""
        var places: [Character: String] = [:]
        var line = 1
        var column = 1
        for character in marked {
            if ("①"..."⑳").contains(character) {
                places[character] = "\(line):\(column)"
                continue
            }
            text.append(character)
            if character.isNewline {
                line += 1
                column = 1
            } else {
                column += character.unicodeScalars.count
            }
        }
        self.text = text
        self.places = places
    }
}
