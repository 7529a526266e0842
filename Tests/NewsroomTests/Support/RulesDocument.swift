import Foundation

/// `docs/rules.md`, taken apart: a section for each rule, and the workspace that its examples stand in.
struct RulesDocument: Sendable {
    /// What the page says of one rule.
    struct Section: Sendable {
        /// The rule's id.
        let id: String
        /// The line that tells its severity: `error, locked`, `warning, limit 60`.
        let kind: String?
        /// Its examples: files by path. The lines for `newsadmin.yml` have the path `nil`.
        let examples: [(path: String?, text: String)]
        /// The commands of an example, and the lines that they print; nil where the files show it all.
        let commands: (text: String, printed: [String])?
    }

    /// The sections, in order.
    let sections: [Section]
    /// The `newsadmin.yml` of all examples.
    let configuration: String

    /// The page of this repository.
    init() throws {
        let text = try String(contentsOf: Self.repository.appending(path: "docs/rules.md"), encoding: .utf8)
        // What is not checked has headings that name no rule.
        let parts = text.split(separator: "\n## Not checked")[0].split(separator: "\n### ")
        configuration = Self.blocks(of: parts[0]).first { $0.path == nil }?.text ?? ""
        sections = parts.dropFirst().map { part in
            Section(
                id: String(part.prefix { $0 != "\n" }),
                kind: part.firstMatch(of: /\n\n\*([^*]+)\*\n\n/).map { String($0.1) },
                examples: Self.blocks(of: part), commands: Self.commands(of: part))
        }
    }

    /// The top of this repository.
    static let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The files of a section's example, `newsadmin.yml` among them.
    func files(of section: Section) -> [String: String] {
        var files = ["newsadmin.yml": configuration]
        for (path, text) in section.examples {
            files[path ?? "newsadmin.yml"] = path == nil ? Self.merging(text, into: configuration) : text
        }
        return files
    }

    /// The configuration with the keys of `lines` in place of its own.
    private static func merging(_ lines: String, into configuration: String) -> String {
        let keys = lines.split(separator: "\n").compactMap(topLevelKey)
        var isReplaced = false
        let kept = configuration.split(separator: "\n").filter { line in
            if let key = topLevelKey(of: line) { isReplaced = keys.contains(key) }
            return !isReplaced
        }
        return kept.joined(separator: "\n") + "\n" + lines
    }

    private static func topLevelKey(of line: Substring) -> Substring? {
        line.prefixMatch(of: /([a-zA-Z]+):/)?.1
    }

    /// The blocks of commands, and the lines of the one behind them that shows what is printed.
    private static func commands(of text: Substring) -> (text: String, printed: [String])? {
        let blocks = text.matches(of: /\n```sh\n((?:(?!```).*\n)*)```\n/).map { String($0.1) }
        guard !blocks.isEmpty else { return nil }
        let printed = text.firstMatch(of: /```\n\n```text\n((?:(?!```).*\n)*)```\n/).map { String($0.1) } ?? ""
        return (blocks.joined(), printed.split(separator: "\n").map(String.init))
    }

    /// The blocks with a language: YAML is for `newsadmin.yml`, Markdown a campaign, unless a line above names the file.
    private static func blocks(of text: Substring) -> [(path: String?, text: String)] {
        text.matches(of: /(?:\n`([^`\n]+)`:\n)?\n```(\w+)\n((?:(?!```).*\n)*)```\n/).compactMap { match in
            // Commands and what they print are no files.
            if match.1 == nil, match.2 == "sh" || match.2 == "text" { return nil }
            let standard = match.2 == "yaml" ? nil : "campaigns/2026-12-01-news.md"
            return (match.1.map(String.init) ?? standard, String(match.3))
        }
    }
}
