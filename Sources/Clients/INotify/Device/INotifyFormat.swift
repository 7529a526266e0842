/// What iNotify makes of a body: a phone shows it as it is, a Mac puts it through the format `%@`, and 1.0 takes it for a
/// format without arguments there.
enum INotifyFormat {
    /// The body as it is shown; nil where an alert has none.
    ///
    /// - Throws: ``ClientCrash`` where showing it crashes the app.
    static func shown(
        _ body: PropertyValue?, on platform: INotifyPlatform, by version: INotifySettings.Version
    ) throws(ClientCrash) -> String? {
        guard platform == .macos else {
            guard let body else { return nil }
            guard let text = body.string else { throw ClientCrash("its Message is not text") }
            return text
        }
        guard version == .first else { return body?.objectText ?? "(null)" }
        return try text(body)
    }

    /// The text shown: `%%` becomes `%`, and what a conversion would read from memory cannot be known and becomes
    /// U+FFFD.
    static func text(_ message: PropertyValue?) throws(ClientCrash) -> String {
        guard let format = message?.string else { throw ClientCrash("its body is not a text") }
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
