/// Keeps the lines of a paragraph from being read as blocks of another kind.
enum BlockStart {
    /// The line with a backslash where its first characters would begin a list, a heading or another block.
    ///
    /// - Parameters:
    ///   - line: Markdown of a paragraph, without the white space before it.
    ///   - isFirst: whether it is the paragraph's first line; later ones could make a heading of it.
    static func escaped(_ line: String, isFirst: Bool) -> String {
        guard let first = line.first else { return line }
        switch first {
        case ">", "~": return "\\" + line
        // A tag begins a block unless it is indented, which on a later line means nothing else.
        case "<": return isFirst ? line : "    " + line
        case "#": return line.contains(/^#{1,6}([ \t]|$)/) ? "\\" + line : line
        case "=": return !isFirst && line.contains(/^=+[ \t]*$/) ? "\\" + line : line
        case "+": return line.contains(/^\+([ \t]|$)/) ? "\\" + line : line
        case "-": return line.contains(/^-([ \t]|$)|^(-[ \t]*)+$/) ? "\\" + line : line
        case "*": return line.contains(/^\*([ \t]|$)|^(\*[ \t]*){3,}$/) ? "\\" + line : line
        case "_": return line.contains(/^(_[ \t]*){3,}$/) ? "\\" + line : line
        case "0"..."9":
            guard let match = line.prefixMatch(of: /([0-9]{1,9})([.)])([ \t]|$)/) else { return line }
            return "\(match.1)\\" + line[match.1.endIndex...]
        default: return line
        }
    }
}
