/// Writes code between as many backticks as it needs.
enum CodeSpan {
    /// The Markdown of a code span.
    static func markdown(_ code: String) -> String {
        var longest = 0
        var run = 0
        for character in code.unicodeScalars {
            run = character == "`" ? run + 1 : 0
            longest = max(longest, run)
        }
        // The shortest fence that the code does not hold would do as well, but nobody counts backticks.
        let fence = String(repeating: "`", count: longest + 1)
        let isSpaced = code.hasPrefix(" ") && code.hasSuffix(" ") && code.contains { $0 != " " }
        let needsSpace = code.hasPrefix("`") || code.hasSuffix("`") || isSpaced
        return needsSpace ? "\(fence) \(code) \(fence)" : fence + code + fence
    }
}
