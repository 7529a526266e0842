/// Writes numbers for people.
enum CountText {
    /// The number with its digits in groups of three: `12,345`.
    static func grouped(_ number: Int) -> String {
        let digits = String(number.magnitude)
        var text = number < 0 ? "−" : ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.utf8.count - index) % 3 == 0 { text += "," }
            text.append(digit)
        }
        return text
    }

    /// The number and what is counted: `1 note`, `12 notes`.
    static func of(_ number: Int, _ noun: String) -> String {
        "\(grouped(number)) \(noun)\(number == 1 ? "" : "s")"
    }

    /// Locales out of those there are: `all locales`, `fr and de`, `5 locales`.
    static func locales(_ locales: [String], of all: [String]) -> String {
        if locales.count == all.count, all.count > 1 { return "all locales" }
        return locales.count <= 4 ? list(locales) : "\(grouped(locales.count)) locales"
    }

    /// Names as a sentence lists them: `fr`, `fr and de`, `fr, de and ja`.
    static func list(_ names: [String]) -> String {
        guard let last = names.last, names.count > 1 else { return names.first ?? "" }
        return names.dropLast().joined(separator: ", ") + " and " + last
    }
}
