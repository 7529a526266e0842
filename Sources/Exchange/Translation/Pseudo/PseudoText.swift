import Files
import Foundation

/// Changes words so that they look foreign and can still be read.
enum PseudoText {
    /// The text with accents on its letters.
    static func accented(_ text: String) -> String {
        eachWord(of: text) { word in String(word.map { accents[$0] ?? $0 }) }
    }

    /// The text forced to be shown from right to left, apart from words that stay as they are.
    static func reversed(_ text: String) -> String {
        var result = ""
        var run = ""
        func finish() {
            let words = run.trimmingWhitespace
            guard !words.isEmpty, let range = run.range(of: words) else {
                result += run
                run = ""
                return
            }
            result +=
                run[..<range.lowerBound] + "\u{200F}\u{202E}" + words + "\u{202C}\u{200F}" + run[range.upperBound...]
            run = ""
        }
        for word in words(of: text) {
            if isKept(word) {
                finish()
                result += word
            } else {
                run += word
            }
        }
        finish()
        return result
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

    private static func eachWord(of text: String, _ change: (Substring) -> String) -> String {
        words(of: text).map { isKept($0) ? String($0) : change($0) }.joined()
    }

    /// Words, and the white space between them.
    private static func words(of text: String) -> [Substring] {
        var words: [Substring] = []
        var rest = Substring(text)
        while let first = rest.first {
            let word = rest.prefix { $0.isWhitespace == first.isWhitespace }
            words.append(word)
            rest = rest.dropFirst(word.count)
        }
        return words
    }

    /// Words with a digit or the form of an address stay as they are.
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
