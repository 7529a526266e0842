extension Rule {
    /// A placeholder that a translation lacks, or that only the translation has.
    public static let translationPlaceholder = Rule.changeable("translation-placeholder", .warning)
}

/// Compares the places for values in a translation, `{{price}}` and `%@`, with those in its source.
enum TranslationPlaceholders {
    fileprivate struct Found {
        var text: String
        /// What makes two of them the same: a name, or the kind of value.
        var kind: String
        var part: TextPart
        var offset: Int
    }

    static func findings(in text: WrittenText, source: WrittenText, locales: Set<String>) -> [Diagnostic] {
        guard mayHold(text) || mayHold(source) else { return [] }
        let fields = Set(text.parts.map(\.field))
        let wanted = placeholders(in: source.parts.filter { fields.contains($0.field) })
        let own = placeholders(in: text.parts)
        guard !wanted.isEmpty || !own.isEmpty else { return [] }
        let known = text.text.variables.keys.sorted() + source.text.variables.keys.sorted()
        let others = beyond(wanted, own).filter { !$0.isVariable || known.contains($0.name) }
            .prefix(WrittenText.findingLimit)
        // Of a text with more of them than anybody writes, the first will do.
        let near = beyond(wanted, own).filter(\.isVariable).prefix(100).map(\.name)
        return beyond(own, wanted).prefix(WrittenText.findingLimit).map { missing in
            let meant = missing.isVariable ? DidYouMean.nearest(to: missing.name, among: near) ?? near.only : nil
            return Diagnostic(
                .translationPlaceholder, at: place(of: missing, in: text),
                "\(missing.text) of the source is missing here",
                suggestion: meant.map { "write \(missing.text) in place of {{\($0)}}" }
                    ?? "write it as the source does", locales: locales)
        }
            + others.map { extra in
                Diagnostic(
                    .translationPlaceholder, at: extra.part.position(at: extra.offset),
                    "\(extra.text) stands here, and not in the source",
                    suggestion: "compare it with \(source.text.file.path)", locales: locales)
            }
    }

    /// Whether a text has a sign with which a placeholder begins; most have none.
    private static func mayHold(_ text: WrittenText) -> Bool {
        text.parts.contains { !$0.traits.isDisjoint(with: [.percent, .braces]) }
    }

    /// Those of `others` that `some` does not have; formats count as often as they stand there, names once.
    private static func beyond(_ some: [Found], _ others: [Found]) -> [Found] {
        var counts: [String: Int] = [:]
        for item in some { counts[item.kind, default: 0] += item.isVariable ? 1000 : 1 }
        var seen: Set<String> = []
        return others.filter { item in
            if item.isVariable { return counts[item.kind] == nil && seen.insert(item.kind).inserted }
            counts[item.kind, default: 0] -= 1
            return counts[item.kind, default: 0] < 0
        }
    }

    private static func place(of missing: Found, in text: WrittenText) -> SourcePosition {
        (text.part(missing.part.field) ?? text.parts.first)?.position() ?? text.position
    }

    private static func placeholders(in parts: [TextPart]) -> [Found] {
        parts.flatMap { part -> [Found] in
            guard !part.traits.isDisjoint(with: [.percent, .braces]) else { return [] }
            let bytes = Array(part.value.utf8)
            let addresses = part.traits.contains(.colons) ? BareAddress.ranges(in: bytes) : []
            return variables(in: part) + formats(in: bytes, part, outside: addresses)
        }
    }

    private static func variables(in part: TextPart) -> [Found] {
        guard part.traits.contains(.braces) else { return [] }
        let known = part.variableNames
        return part.value.matches(of: /{{ *([A-Za-z][A-Za-z0-9_-]*) *}}/).compactMap { match in
            guard known.contains(String(match.1)) else { return nil }
            let offset = part.value.utf8.distance(from: part.value.startIndex, to: match.range.lowerBound)
            let name = "{{\(match.1)}}"
            return Found(text: name, kind: name, part: part, offset: offset)
        }
    }

    private static func formats(in bytes: [UInt8], _ part: TextPart, outside addresses: [Range<Int>]) -> [Found] {
        guard part.traits.contains(.percent) else { return [] }
        return bytes.indices.compactMap { offset in
            guard bytes[offset] == UInt8(ascii: "%"), let format = FormatPlaceholder.read(bytes, at: offset),
                !addresses.contains(where: { $0.contains(offset) })
            else { return nil }
            let kind = String(UnicodeScalar(format.conversion == UInt8(ascii: "i") ? 0x64 : format.conversion))
            return Found(text: format.text, kind: kind, part: part, offset: offset)
        }
    }
}

extension TranslationPlaceholders.Found {
    /// Whether it is a variable of the campaign, not a format.
    fileprivate var isVariable: Bool { kind.hasPrefix("{") }
    /// The name between the braces.
    fileprivate var name: String { kind.filter { !"{}".contains($0) } }
}

extension Array {
    /// The one element of an array that has no other.
    fileprivate var only: Element? { count == 1 ? first : nil }
}
