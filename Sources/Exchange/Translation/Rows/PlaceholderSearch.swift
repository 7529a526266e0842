/// Finds where a placeholder is written in a text's Markdown.
struct PlaceholderSearch {
    private let scalars: [Unicode.Scalar]

    init(in text: String) {
        scalars = Array(text.unicodeScalars)
    }

    /// How many Unicode scalars stand before a placeholder; nil where it is written in a way that is not looked for.
    func offset(of placeholder: Placeholder) -> Int? {
        let name = Array(placeholder.name.unicodeScalars)
        guard !name.isEmpty else { return nil }
        switch placeholder.what {
        case "variable": return scalars.indices.first { isVariable(name, at: $0) }
        case "code": return code(name)
        case "tag": return scalars.indices.first { end(of: name, at: $0) != nil }
        default:
            let scheme = "mailto:".unicodeScalars
            // A mailbox that is shown as it is stands there without its scheme.
            return address(name) ?? (name.starts(with: scheme) ? address(Array(name.dropFirst(scheme.count))) : nil)
        }
    }

    private func isVariable(_ name: [Unicode.Scalar], at start: Int) -> Bool {
        guard scalars[start] == "{", start + 1 < scalars.count, scalars[start + 1] == "{" else { return false }
        guard let end = end(of: name, at: skipSpaces(from: start + 2)) else { return false }
        return scalars[skipSpaces(from: end)...].starts(with: "}}".unicodeScalars)
    }

    private func skipSpaces(from start: Int) -> Int {
        scalars[start...].firstIndex { $0 != " " } ?? scalars.count
    }

    /// Code begins with its backticks.
    private func code(_ name: [Unicode.Scalar]) -> Int? {
        for start in scalars.indices where end(of: name, at: start) != nil {
            let before = scalars[..<start]
            let ticks = before.last == " " ? before.dropLast() : before
            guard ticks.last == "`" else { continue }
            return ticks.lastIndex { $0 != "`" }.map { $0 + 1 } ?? 0
        }
        return nil
    }

    /// A place at which no longer address stands goes before one that is part of another.
    private func address(_ name: [Unicode.Scalar]) -> Int? {
        var partial: Int?
        for start in scalars.indices {
            guard let end = end(of: name, at: start) else { continue }
            let isPart = start > 0 && Self.isOfAddress(scalars[start - 1])
            if !isPart, !continues(at: end) { return start }
            partial = partial ?? start
        }
        return partial
    }

    /// Whether an address goes on, be it behind a dot that could end a sentence.
    private func continues(at end: Int) -> Bool {
        scalars[end...].first { !".,:;!?".unicodeScalars.contains($0) }.map(Self.isOfAddress) ?? false
    }

    private static func isOfAddress(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII && (scalar.properties.isAlphabetic || "0123456789/-_~%=&#+@".unicodeScalars.contains(scalar))
    }

    /// Where a name that is written at a place ends, with a backslash before some characters or `&amp;` for `&`.
    private func end(of name: [Unicode.Scalar], at start: Int) -> Int? {
        var index = start
        for (number, scalar) in name.enumerated() {
            let isEscaped = index + 1 < scalars.count && scalars[index] == "\\" && scalars[index + 1] == scalar
            if isEscaped, scalar != "\\" { index += 1 }
            guard index < scalars.count, scalars[index] == scalar else { return nil }
            index += 1
            let reference = "amp;".unicodeScalars
            if scalar == "&", scalars[index...].starts(with: reference), !name[(number + 1)...].starts(with: reference)
            {
                index += reference.count
            }
        }
        return index
    }
}
