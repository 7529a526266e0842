/// What somebody has to do next before phones get what the files say.
public enum NextStep: Hashable, Sendable {
    /// Approve these campaigns by name.
    case approve([String])
    /// Approve all that waits for review.
    case approveAll
    /// Translate again what is behind its source, or say that it is still right.
    case translate
    /// Mend what `check` finds.
    case check
    /// Make a release.
    case release
    /// Bring the release to where phones download it.
    case deploy
    /// Take the mark of a draft out of a campaign's file.
    case publish(file: String)

    /// The command to type for some locales; nil where none does it.
    ///
    /// - Parameter namesAuthor: whether an approval must say who wrote the text, because nothing else tells it.
    public func command(for locales: [String], namesAuthor: Bool = false) -> String? {
        let names = locales.joined(separator: " ")
        let people = "--reviewer NAME" + (namesAuthor ? " --author WRITER" : "")
        return switch self {
        case .approve(let campaigns):
            "newsadmin approve \(campaigns.map(ShellWord.quoted).joined(separator: " ")) --locale \(names) \(people)"
        case .approveAll: "newsadmin approve --all --locale \(names) \(people)"
        case .translate: "newsadmin translate status --locale \(names)"
        case .check: "newsadmin check --locale \(names)"
        case .release: "newsadmin release \(names)"
        case .deploy: "newsadmin deploy \(names)"
        case .publish: nil
        }
    }

    /// What to do in words; nil where a command does it.
    public var words: String? {
        guard case .publish(let file) = self else { return nil }
        return "take “draft: true” out of \(file)"
    }

    /// The command to type for some locales, or what to do in words.
    public func text(for locales: [String], namesAuthor: Bool = false) -> String {
        command(for: locales, namesAuthor: namesAuthor) ?? words ?? ""
    }
}
