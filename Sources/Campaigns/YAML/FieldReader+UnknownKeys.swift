extension FieldReader {
    /// All findings of a reader of a translation, with the keys nobody asked for.
    ///
    /// - Parameters:
    ///   - source: the campaign's file in the source locale.
    ///   - fields: the fields that have their place there and in no translation.
    ///   - meant: what is usually meant by a key that is none.
    public func finish(
        translationOf source: SourceFile, whereOnlySourceHas fields: [String],
        meant: (_ key: String) -> String? = { _ in nil }
    ) -> [Diagnostic] {
        finish(
            explaining: { key in
                guard fields.contains(key) else { return nil }
                return (
                    "\(label(key)) belongs to the whole campaign, not to a translation", "write it in \(source.path)"
                )
            }, meant: meant)
    }

    /// All findings, with the keys nobody asked for.
    ///
    /// - Parameters:
    ///   - explain: what to say of such a key where it is not simply unknown.
    ///   - meant: what is usually meant by such a key.
    public func finish(
        explaining explain: (_ key: String) -> (message: String, suggestion: String)? = { _ in nil },
        meant: (_ key: String) -> String? = { _ in nil }
    ) -> [Diagnostic] {
        var result = findings
        var seen: Set<String> = []
        for entry in entries {
            if !seen.insert(entry.key).inserted {
                result.append(
                    Diagnostic(
                        .duplicateKey, at: file.position(at: entry.keyOffset), "“\(entry.key)” stands here twice",
                        suggestion: "keep one"))
            } else if !asked.contains(where: { $0.name == entry.key }) {
                let place = path.isEmpty ? "" : " in \(path)"
                let known = explain(entry.key)
                result.append(
                    Diagnostic(
                        .unknownKey, at: file.position(at: entry.keyOffset),
                        known?.message ?? "“\(entry.key)” is not a field\(place)",
                        suggestion: known?.suggestion ?? meant(entry.key)
                            ?? DidYouMean.suggestion(
                                for: entry.key,
                                among: asked.filter { Self.fits(entry.value, $0.place) }.map(\.name))
                            ?? listOfFields))
            }
        }
        return result
    }

    /// The fields that there are, each once, in the order in which they were asked for; nil where there are none.
    private var listOfFields: String? {
        var names: [String] = []
        for field in asked where !names.contains(field.name) { names.append(field.name) }
        return names.isEmpty ? nil : "the fields here are \(names.joined(separator: ", "))"
    }

    /// Whether a value can stand in a place; an empty one fits all of them.
    private static func fits(_ value: YAMLNode, _ place: Place) -> Bool {
        if value.isNull { return true }
        if case .mapping = value.content { return place != .value }
        return place != .mapping
    }
}
