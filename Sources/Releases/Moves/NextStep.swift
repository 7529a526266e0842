import Campaigns

/// What somebody has to do next before phones get what the files say.
public enum NextStep: Hashable, Sendable {
    /// Approve these campaigns by name.
    case approve([String])
    /// Approve all that waits for review.
    case approveAll
    /// Translate a campaign's file, for the first time or again; or else approve by name what is shown without that.
    case write(campaign: String, file: String, isStale: Bool)
    /// Translate again what is behind its source, or say that it is still right.
    case translate
    /// Fix what `check` finds.
    case check
    /// Make a release.
    case release
    /// Change a campaign's file, whose text a rollback took back, or which had gone; or else undo the rollback.
    case putBack(rollback: Int, file: String, isGone: Bool)
    /// Bring the release to where phones download it.
    case deploy
    /// Send the messages of campaigns, which phones do not download.
    case push([String])
    /// Take the mark of a draft out of a campaign's file.
    case publish(file: String)

    /// How many campaigns a command names at most; what it says of them goes for the others as well.
    public static let mostNames = 8

    /// How many campaigns it is about that its command does not name, because they are too many for a line.
    var unnamed: Int {
        guard case .push(let campaigns) = self else { return 0 }
        return max(0, campaigns.count - Self.mostNames)
    }

    /// Itself, with a word in place of campaigns that are too many for a line.
    public var abridged: NextStep {
        switch self {
        case .approve(let campaigns) where campaigns.count > Self.mostNames: .approve(["CAMPAIGN"])
        case .push(let campaigns) where campaigns.count > Self.mostNames: .push(["CAMPAIGN"])
        default: self
        }
    }

    /// The command to type for some locales, for the first of many campaigns; nil where none does it.
    ///
    /// - Parameter namesAuthor: whether an approval must say who wrote the text, because nothing else shows it.
    public func command(for locales: [String], namesAuthor: Bool = false) -> TypedCommand? {
        func approval(of campaigns: [String]) -> TypedCommand {
            let people = ["--reviewer", "NAME"] + (namesAuthor ? ["--author", "WRITER"] : [])
            return TypedCommand("approve", campaigns + ["--locale"] + locales + people)
        }
        return switch self {
        case .approve(let campaigns): approval(of: campaigns)
        case .write(let campaign, _, _): approval(of: [campaign])
        case .approveAll: approval(of: ["--all"])
        case .translate: TypedCommand("translate status", ["--locale"] + locales)
        case .check: TypedCommand("check", ["--locale"] + locales)
        case .release, .putBack: TypedCommand("release", locales)
        case .deploy: TypedCommand("deploy", locales)
        case .push(let campaigns):
            TypedCommand("push", campaigns.prefix(Self.mostNames) + ["--locale"] + locales)
        case .publish: nil
        }
    }

    /// What to do in words, before or in place of the command; nil where a command does it.
    public func words(for locales: [String]) -> Sentence? {
        switch self {
        case .publish(let file): return "take “draft: true” out of \(file)"
        case .write(let campaign, let file, let isStale):
            guard !isStale else {
                let confirmation = TypedCommand("translate confirm", [campaign, "--locale"] + locales)
                return """
                    bring its translation up to date if need be, and confirm it (\(command: confirmation)), or approve it \
                    as it is
                    """
            }
            let files = locales.map { CampaignFileName.path(ofTranslationInto: $0, beside: file) }
            return "translate it in \(files.joined(separator: ", ")), or approve it as it is"
        case .putBack(let rollback, let file, let isGone):
            return isGone
                ? "release \(rollback) brought this back: write \(file) again, or take it out once more"
                : "release \(rollback) took this back: change \(file), or put it out again as it is"
        case .approve, .approveAll, .translate, .check, .release, .deploy, .push: return nil
        }
    }

    /// What to do in words, and the command to type for some locales.
    public func text(for locales: [String], namesAuthor: Bool = false) -> Sentence {
        var parts = words(for: locales)?.parts ?? []
        if let command = command(for: locales, namesAuthor: namesAuthor) {
            if !parts.isEmpty { parts.append(.words(": ")) }
            parts.append(.command(command))
        }
        if unnamed > 0 {
            parts.append(.words("; and the same for \(CountWords.grouped(unnamed)) more, which status --json lists"))
        }
        return Sentence(parts)
    }

    /// Whether a release puts out again what a rollback took back.
    var undoesRollback: Bool {
        guard case .putBack = self else { return false }
        return true
    }

    /// Its place among steps that are to be done one after the other: texts, then approvals, then releases.
    var rank: Int {
        switch self {
        case .check, .publish: 0
        case .translate, .write: 1
        case .approve, .approveAll: 2
        case .release, .putBack: 3
        case .deploy: 4
        case .push: 5
        }
    }
}
