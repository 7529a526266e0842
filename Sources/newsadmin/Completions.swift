import ArgumentParser
import Campaigns
import Newsroom

/// What a shell offers for a word that is being typed: the names of the workspace that `--workspace` names. Where there is
/// no workspace, nothing is offered, and nothing complained of.
extension CompletionKind {
    /// The locales of the workspace.
    static var locales: CompletionKind { .custom { words, _, _ in configuration(words)?.locales ?? [] } }

    /// The clients of the workspace.
    static var clients: CompletionKind { .custom { words, _, _ in configuration(words)?.clients ?? [] } }

    /// The ids of the campaigns.
    static var campaigns: CompletionKind {
        .custom { words, _, _ in
            (try? WorkspaceReader(vocabulary: .standard).campaignIDs(in: folder(words))) ?? []
        }
    }

    /// The rules that `check` knows.
    static var rules: CompletionKind { .custom { _, _, _ in RuleExplanation.all.map(\.rule) } }

    private static func configuration(_ words: [String]) -> WorkspaceConfiguration? {
        try? WorkspaceReader(vocabulary: .standard).readConfiguration(in: folder(words)).configuration
    }

    private static func folder(_ words: [String]) -> String {
        let (name, joined) = ("--workspace", "--workspace=")
        if let word = words.first(where: { $0.hasPrefix(joined) }) { return String(word.dropFirst(joined.count)) }
        guard let place = words.firstIndex(of: name), place + 1 < words.count else { return "." }
        return words[place + 1]
    }
}
