/// What iNotify 1.0 makes of a body on macOS, where it takes the text for a format without arguments.
enum INotifyFormat {
    /// The text shown: `%%` becomes `%`, and what a conversion would read from memory cannot be known and becomes
    /// U+FFFD.
    static func text(_ message: PropertyValue?) throws(ClientCrash) -> String {
        guard let format = message?.string else { throw ClientCrash("the format of the body is not a text") }
        var result = String.UnicodeScalarView()
        var rest = format.unicodeScalars[...]
        while let character = rest.popFirst() {
            guard character == "%" else {
                result.append(character)
                continue
            }
            guard let conversion = Self.conversion(&rest) else { continue }
            if conversion == "n" { throw ClientCrash("`%n` in the body writes to memory") }
            result.append(conversion == "%" ? "%" : "\u{FFFD}")
        }
        return String(result)
    }

    /// The conversions in a text, each with the letter that ends it; nil at the end of the text.
    static func conversions(in text: String) -> [(text: String, letter: Unicode.Scalar?)] {
        var conversions: [(String, Unicode.Scalar?)] = []
        var rest = text.unicodeScalars[...]
        while let place = rest.firstIndex(of: "%") {
            rest = rest[rest.index(after: place)...]
            let letter = conversion(&rest)
            conversions.append((String(text.unicodeScalars[place..<rest.startIndex]), letter))
        }
        return conversions
    }

    /// The letter that ends a conversion, past its flags, width, precision and length; nil at the end of the text.
    private static func conversion(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
        while let character = rest.popFirst() {
            let isPart = "-+ #0123456789.*$'hlLqjzt".unicodeScalars.contains(character)
            if !isPart { return character }
        }
        return nil
    }
}
