/// Changes words so that they look foreign and can still be read.
enum PseudoText {
    /// The text with accents on its letters.
    static func accented(_ text: String) -> String {
        eachWord(of: text) { word in String(word.map { accents[$0] ?? $0 }) }
    }

    /// The text with each run of letters forced to be shown from right to left.
    static func reversed(_ text: String) -> String {
        eachWord(of: text) { word in
            var result = ""
            var rest = word
            while let first = rest.first {
                let isLetter = first.isLetter
                let run = rest.prefix { $0.isLetter == isLetter }
                result += isLetter ? "\u{200F}\u{202E}\(run)\u{202C}\u{200F}" : String(run)
                rest = rest.dropFirst(run.count)
            }
            return result
        }
    }

    /// Words that make a text of so many characters 30 % longer, the brackets around it counted.
    static func padding(for count: Int) -> String {
        let wanted = max(0, (count * 3 + 9) / 10 - 3)
        var words = ""
        var index = 0
        while words.count < wanted {
            words += (words.isEmpty ? "" : " ") + numbers[index % numbers.count]
            index += 1
        }
        return words
    }

    /// Words with a digit or the form of an address stay as they are.
    private static func eachWord(of text: String, _ change: (Substring) -> String) -> String {
        var result = ""
        var rest = Substring(text)
        while let first = rest.first {
            let isSpace = first.isWhitespace
            let word = rest.prefix { $0.isWhitespace == isSpace }
            result += isSpace || isKept(word) ? String(word) : change(word)
            rest = rest.dropFirst(word.count)
        }
        return result
    }

    private static func isKept(_ word: Substring) -> Bool {
        word.contains(where: \.isNumber) || word.contains("://") || word.contains("@") || word.hasPrefix("www.")
            || word.contains(/[A-Za-z]\.[A-Za-z]/)
    }

    private static let numbers = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]

    private static let accents: [Character: Character] = Dictionary(
        uniqueKeysWithValues: zip(
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
            "ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž"))
}
