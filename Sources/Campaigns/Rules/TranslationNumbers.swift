extension Rule {
    /// A number of the source that its translation lacks.
    public static let translationNumber = Rule.changeable("translation-number", .warning)
}

/// Compares the numbers of a translation with those of its source, whatever digits and separators they are written with.
enum TranslationNumbers {
    private struct Found {
        var number: WrittenNumber
        var part: TextPart

        var text: String { String(decoding: Array(part.value.utf8)[number.range], as: UTF8.self) }
    }

    static func findings(in text: WrittenText, source: WrittenText, locales: Set<String>) -> [Diagnostic] {
        guard !PlainNumbers.areAll(of: source, in: text) else { return [] }
        let fields = Set(text.parts.map(\.field))
        let wanted = numbers(in: source.parts.filter { fields.contains($0.field) })
        guard !wanted.isEmpty else { return [] }
        let own = numbers(in: text.parts)
        let known = NumberSet(own.map(\.number))
        let missing = unique(wanted.filter { !known.holds($0.number, locale: text.text.locale) })
        guard !missing.isEmpty else { return [] }
        let asked = NumberSet(wanted.map(\.number))
        let others = own.filter { !asked.holds($0.number, locale: source.text.locale) }
        let isReplaced = others.count == missing.count
        return missing.prefix(WrittenText.findingLimit).enumerated().compactMap { order, wanted in
            if wanted.number.context.contains(.scale), !others.isEmpty { return nil }
            guard isReplaced else {
                guard !wanted.number.isSmall else { return nil }
                return Diagnostic(
                    .translationNumber, at: place(of: wanted, in: text),
                    "“\(wanted.text)” in \(wanted.part.name) of the source is missing here",
                    suggestion: "compare it with \(source.text.file.path)", locales: locales)
            }
            let other = others[order]
            return Diagnostic(
                .translationNumber, at: other.part.position(at: other.number.range.lowerBound),
                "“\(other.text)” stands where the source has “\(wanted.text)”",
                suggestion: "compare it with \(source.text.file.path)", locales: locales)
        }
    }

    private static func numbers(in parts: [TextPart]) -> [Found] {
        parts.flatMap { part -> [Found] in
            guard !part.traits.isDisjoint(with: [.digits, .otherDigits]) else { return [] }
            return NumberScanner.numbers(in: part.value).map { Found(number: $0, part: part) }
        }
    }

    private static func unique(_ numbers: [Found]) -> [Found] {
        var seen: Set<Set<String>> = []
        return numbers.filter { seen.insert($0.number.readings).inserted }
    }

    /// The line of the translation that stands where the number's line stands in the source.
    private static func place(of wanted: Found, in text: WrittenText) -> SourcePosition {
        guard let part = text.part(wanted.part.field) else { return text.position }
        let lines = part.value.split(separator: "\n", omittingEmptySubsequences: false)
        let sourceBytes = Array(wanted.part.value.utf8)
        let line = sourceBytes[..<wanted.number.range.lowerBound].count { $0 == 0x0A }
        guard lines.count == sourceBytes.count(where: { $0 == 0x0A }) + 1 else { return part.position() }
        return part.position(at: lines[..<line].reduce(0) { $0 + $1.utf8.count + 1 })
    }
}
