import ArgumentParser
import Campaigns
import Newsroom

/// A verb as it is typed: `["translate", "status"]`.
struct VerbPath {
    /// The words behind the program's name.
    let words: [String]

    /// The way to a command; nil for one that is no verb of this program.
    init?(to command: any ParsableCommand.Type) {
        guard let words = Self.words(to: command, below: NewsadminCommand.self) else { return nil }
        self.words = words
    }

    private static func words(
        to command: any ParsableCommand.Type, below parent: any ParsableCommand.Type
    ) -> [String]? {
        if command == parent { return [] }
        for child in parent.configuration.subcommands {
            if let words = words(to: command, below: child) { return [child._commandName] + words }
        }
        return nil
    }

    /// What other programs have verbs for.
    private static let elsewhere = [
        "explain": "“newsadmin check --explain RULE” explains a rule", "version": "“newsadmin --version” tells it",
    ]

    /// What is wrong with the verb in some arguments, and how it may have been meant; nil where it is one of the program's.
    static func complaint(about arguments: ArraySlice<String>) -> String? {
        if arguments.first == "check", let word = arguments.dropFirst().first, !word.hasPrefix("-") {
            let check = TerminalText.shown(TypedCommand("check").text(in: NamedWorkspace.folder))
            return """
                Error: check looks at the whole workspace, so there is no “newsadmin check \(TerminalText.shown(word))”
                  “\(check)” finds what is wrong in all files, “newsadmin help check” tells more.
                """
        }
        var parent: any ParsableCommand.Type = NewsadminCommand.self
        var path = ["newsadmin"]
        for word in arguments.first == "help" ? arguments.dropFirst() : arguments {
            let children = parent.configuration.subcommands
            guard !children.isEmpty, !word.hasPrefix("-") else { return nil }
            let names = children.map { $0._commandName }
            guard let place = names.firstIndex(of: word) else {
                let hint = path.count == 1 ? elsewhere[word] : nil
                let nearest = (hint ?? DidYouMean.suggestion(for: word, among: names)).map { "; \($0)" } ?? ""
                let help = (path.prefix(1) + ["help"] + path.dropFirst()).joined(separator: " ")
                return """
                    Error: there is no “\((path + [TerminalText.shown(word)]).joined(separator: " "))”\(nearest)
                      “\(help)” lists what there is.
                    """
            }
            parent = children[place]
            path.append(word)
        }
        return nil
    }
}
