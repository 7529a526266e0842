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
            guard let text = body.string else { throw ClientCrash("`Message` is not a text") }
            return text
        }
        guard version == .first else { return body?.objectText ?? "(null)" }
        return try text(body)
    }

    /// The text shown; what a conversion would read from memory cannot be known and becomes U+FFFD.
    private static func text(_ message: PropertyValue?) throws(ClientCrash) -> String {
        guard let message else { throw ClientCrash("`Message` is missing") }
        guard let format = message.string else { throw ClientCrash("`Message` is not a text") }
        var result = String.UnicodeScalarView()
        var rest = format.unicodeScalars[...]
        while let character = rest.popFirst() {
            guard character == "%" else {
                result.append(character)
                continue
            }
            switch INotifyConversion(&rest).shown {
            case .character(let character): result.append(character)
            case .memory("n"): throw ClientCrash("`%n` in `Message` writes to memory")
            case .memory: result.append("\u{FFFD}")
            case .nothing: break
            }
        }
        return String(result)
    }

    /// The conversions in a text.
    static func conversions(in text: String) -> [INotifyConversion] {
        var conversions: [INotifyConversion] = []
        var rest = text.unicodeScalars[...]
        while let place = rest.firstIndex(of: "%") {
            rest = rest[rest.index(after: place)...]
            conversions.append(INotifyConversion(&rest))
        }
        return conversions
    }
}
