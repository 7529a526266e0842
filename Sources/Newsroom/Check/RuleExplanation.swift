/// What `docs/rules.md` says of one rule, in a form for terminals; the page is part of the program.
public struct RuleExplanation: Equatable, Sendable {
    /// The rule's name.
    public let rule: String
    /// The section without the marks of Markdown: examples are indented, links are their text.
    public let text: String

    /// All sections, in the page's order.
    public static let all = sections(of: page)

    /// The page as it is in the repository.
    static let page = String(decoding: PackageResources.rules_md, as: UTF8.self)

    /// The section about a rule; nil where there is none.
    public static func of(_ rule: String) -> RuleExplanation? {
        all.first { $0.rule == rule }
    }

    /// The sections of a page: each begins with a heading of the third level that is a rule's name.
    private static func sections(of page: String) -> [RuleExplanation] {
        var sections: [RuleExplanation] = []
        var lines: [Substring]?
        func end() {
            if let lines { sections.append(RuleExplanation(lines)) }
            lines = nil
        }
        for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("## ") {
                end()
            } else if line.wholeMatch(of: /### [a-z0-9-]+/) != nil {
                end()
                lines = [line.dropFirst(4)]
            } else {
                lines?.append(line)
            }
        }
        end()
        return sections
    }

    private init(_ lines: [Substring]) {
        rule = String(lines[0])
        var isExample = false
        var shown: [String] = []
        for line in lines {
            if line.hasPrefix("```") {
                isExample.toggle()
                // On the page a line at the top says where examples without a name stand.
                if line == "```yaml", shown.last == "" { shown += ["In newsadmin.yml:", ""] }
            } else {
                shown.append(isExample ? line.isEmpty ? "" : "    " + line : Self.plain(line))
            }
        }
        while shown.last?.isEmpty == true { shown.removeLast() }
        text = shown.joined(separator: "\n") + "\n"
    }

    /// A line of prose with links as their text and without marks of emphasis.
    private static func plain(_ line: Substring) -> String {
        if line.hasPrefix("    ") { return String(line) }
        return String(line).replacing(/\[([^\]]+)\]\([^)]*\)/) { $0.1 }.replacing(/\*+([^*`]+)\*+/) { $0.1 }
    }
}
