extension ISmartNewsPattern {
    /// Whether the client takes the text as it stands; 2.0.1 accepts counts of zero too.
    static func isValid(_ text: String, version: ISmartNewsVersion) -> Bool {
        text.unicodeScalars.split(separator: "|", omittingEmptySubsequences: false).allSatisfy { part in
            isValid(part: Substring(part), version: version)
        }
    }

    private static func isValid(part: Substring, version: ISmartNewsVersion) -> Bool {
        let part = ISmartNewsText.withoutLineBreak(part)
        guard let equals = part.utf8.firstIndex(of: UInt8(ascii: "=")),
            ["on", "off"].contains(part[..<equals].lowercased())
        else { return false }
        let digits = part[part.utf8.index(after: equals)...]
        // The client accepts digits of any script, and reads those from 0 to 9 at the front.
        guard ISmartNewsText.areDigits(digits.unicodeScalars) else { return false }
        return version == .v201 || ISmartNewsText.wholeNumber(digits) != 0
    }
}
