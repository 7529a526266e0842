/// Writes plain text as Markdown from which an alert gets the very same characters back.
///
/// Paragraphs and line breaks look like themselves; what Markdown would take for markup is escaped, and what it would
/// drop, such as spaces at the ends of lines, is written as a reference.
enum PlainTextMarkdown {
    /// The Markdown of a text; empty for an empty text.
    static func markdown(of text: String) -> String {
        var result = ""
        var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
        // Line ends before the first and behind the last line are text of their own.
        while lines.count > 1, lines[0].isEmpty {
            result += lineEnd
            lines.removeFirst()
        }
        var trailing = 0
        while lines.count > 1, lines[lines.count - 1].isEmpty {
            trailing += 1
            lines.removeLast()
        }
        var isFollowing = !result.isEmpty
        for (index, line) in lines.enumerated() where !line.isEmpty {
            result += markdown(ofLine: line, isFollowing: isFollowing)
            isFollowing = false
            let rest = lines[(index + 1)...]
            guard let next = rest.firstIndex(where: { !$0.isEmpty }) else { break }
            let lineEnds = next - index
            result += String(repeating: lineEnd, count: max(0, lineEnds - 2))
            result += lineEnds == 1 ? "\\\n" : "\n\n"
        }
        return result + String(repeating: lineEnd, count: trailing)
    }

    private static let lineEnd = "&#10;"

    private static func markdown(ofLine line: [Unicode.Scalar], isFollowing: Bool) -> String {
        var result = ""
        for (index, scalar) in line.enumerated() {
            let isFirst = index == 0 && !isFollowing
            let isEdge = index == 0 || index == line.count - 1
            if isReferred(scalar) || isEdge && (scalar == " " || scalar == "\t") {
                result += "&#\(scalar.value);"
            } else if isEscaped(scalar, followedBy: index + 1 < line.count ? line[index + 1] : nil)
                || scalar == "{" && index > 0 && line[index - 1] == "{"
                || isFirst && "#+-=>~".unicodeScalars.contains(scalar) || endsNumber(line, index)
            {
                result += "\\\(scalar)"
            } else if scalar == "<" {
                result += "&lt;"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Whether a character is one that an editor or Markdown's reader would change or drop.
    private static func isReferred(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x20: false
        case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFEFF: true
        default: false
        }
    }

    private static func isEscaped(_ scalar: Unicode.Scalar, followedBy next: Unicode.Scalar?) -> Bool {
        switch scalar {
        case "\\", "`", "*", "_", "[", "]": true
        case "{": next == "{"
        case "&": next.map { $0 == "#" || $0.properties.isAlphabetic } ?? false
        default: false
        }
    }

    /// Whether the point or parenthesis at a place would make its line an item of a numbered list.
    private static func endsNumber(_ line: [Unicode.Scalar], _ index: Int) -> Bool {
        guard line[index] == "." || line[index] == ")", index > 0, index < 10 else { return false }
        return line[..<index].allSatisfy { (48...57).contains($0.value) }
    }
}
