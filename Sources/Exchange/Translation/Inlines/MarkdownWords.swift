/// Writes words so that Markdown reads them as words, with as few backslashes as that needs.
enum MarkdownWords {
    /// The words in Markdown.
    static func escaped(_ text: String, edges: WordEdges) -> String {
        let scalars = Array(text.unicodeScalars)
        var result = ""
        for (index, scalar) in scalars.enumerated() {
            let kind = ScalarKind(scalar)
            let isFirst = index == 0
            let isLast = index == scalars.count - 1
            if isFirst && WordEdges.escapes(kind, beside: edges.before)
                || isLast && WordEdges.escapes(kind, beside: edges.after) || scalar.value < 0x20
            {
                result += "&#\(scalar.value);"
                continue
            }
            if needsBackslash(scalar, at: index, of: scalars, edges: edges) { result += "\\" }
            result.unicodeScalars.append(scalar)
        }
        return result
    }

    private static func needsBackslash(
        _ scalar: Unicode.Scalar, at index: Int, of scalars: [Unicode.Scalar], edges: WordEdges
    ) -> Bool {
        let before = index > 0 ? ScalarKind(scalars[index - 1]) : nil
        let next = index + 1 < scalars.count ? scalars[index + 1] : nil
        let after = next.map(ScalarKind.init)
        switch scalar {
        case "`", "[", "]", "\\": return true
        case "*": return !(before == .space && after == .space)
        case "_": return !(before == .space && after == .space || before == .word && after == .word)
        case "<": return next.map { $0.properties.isAlphabetic || "/!?".unicodeScalars.contains($0) } ?? true
        case "&": return next.map { $0 == "#" || $0.isASCII && $0.properties.isAlphabetic } ?? true
        case "!": return next == nil && edges.after == .bracket
        // Two of them could be those of a variable.
        case "{": return next == "{" || index > 0 && scalars[index - 1] == "{"
        default: return false
        }
    }
}
