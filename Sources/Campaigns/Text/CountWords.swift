/// A number and what is counted, in the words of people.
public enum CountWords {
    /// `1 error`, `3 errors`.
    ///
    /// - Parameter many: what several are called; nil: the word for one with an s.
    public static func of(_ number: Int, _ one: String, _ many: String? = nil) -> String {
        "\(number) \(number == 1 ? one : many ?? one + "s")"
    }

    /// `1 launch`, `12,345 launches`: as `of`, with the digits in groups of three.
    public static func grouped(_ number: Int, _ one: String, _ many: String? = nil) -> String {
        "\(grouped(number)) \(number == 1 ? one : many ?? one + "s")"
    }

    /// `97.2%` of a whole; nothing where that is 0.
    public static func share(_ part: Int, of whole: Int) -> String {
        guard whole > 0 else { return "" }
        let thousandths = (part * 2000 + whole) / (2 * whole)
        return "\(thousandths / 10).\(thousandths % 10)%"
    }

    /// The number with its digits in groups of three: `12,345`.
    public static func grouped(_ number: Int) -> String {
        let digits = String(number.magnitude)
        var text = number < 0 ? "−" : ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.utf8.count - index) % 3 == 0 { text += "," }
            text.append(digit)
        }
        return text
    }
}
