import Campaigns

extension JSONWriter {
    /// The value as text to print: characters that a terminal would obey in place of showing them are escaped too.
    ///
    /// Feeds hold them as they are; to a program that reads JSON both mean the same.
    public func printed(_ value: PropertyValue) -> String {
        let text = text(value)
        // Line feeds are the only such characters that stand outside of strings, and strings have none.
        guard text.unicodeScalars.contains(where: { $0.isObeyed && $0 != "\n" }) else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            if scalar.isObeyed, scalar != "\n" {
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
