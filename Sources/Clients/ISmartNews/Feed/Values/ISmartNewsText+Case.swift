extension ISmartNewsText {
    /// The text in lower case as the phone's system writes it: a sigma at the end of a word is a final one, `ΟΔΟΣ` is `οδος`.
    static func lowercased(_ text: String) -> String {
        guard text.utf8.contains(0xCE), text.unicodeScalars.contains(capitalSigma) else { return text.lowercased() }
        let scalars = Array(text.unicodeScalars)
        var parts = String.UnicodeScalarView()
        for (place, scalar) in scalars.enumerated() {
            let isFinal =
                scalar == capitalSigma && isLetter(scalars[..<place].reversed()) && !isLetter(scalars[(place + 1)...])
            parts.append(isFinal ? finalSigma : scalar)
        }
        return String(parts).lowercased()
    }

    private static let capitalSigma: Unicode.Scalar = "\u{3A3}"
    private static let finalSigma: Unicode.Scalar = "\u{3C2}"

    /// Whether the first of these is a letter with a case, apart from accents and the like.
    private static func isLetter(_ scalars: some Sequence<Unicode.Scalar>) -> Bool {
        scalars.first { !$0.properties.isCaseIgnorable }?.properties.isCased ?? false
    }

    /// Whether all are digits of some script, as a regular expression knows them; there is one at least.
    static func areDigits(_ scalars: some Collection<Unicode.Scalar>) -> Bool {
        !scalars.isEmpty && scalars.allSatisfy { $0.properties.generalCategory == .decimalNumber }
    }
}
