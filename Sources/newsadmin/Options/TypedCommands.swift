import Foundation
import Newsroom
import Releases

/// The commands that messages lead to, as they have to be typed in the folder in which somebody types.
enum TypedCommands {
    /// The workspace that was named with `--workspace`, as it was typed; nil where none was.
    private static let workspace = named(by: CommandLine.arguments)

    /// The value of `--workspace` in a command line.
    static func named(by arguments: [String]) -> String? {
        if let place = arguments.firstIndex(of: "--workspace"), place + 1 < arguments.count {
            return arguments[place + 1]
        }
        let option = "--workspace="
        return arguments.first { $0.hasPrefix(option) }.map { String($0.dropFirst(option.count)) }
    }

    /// A text whose commands name the workspace that this one was told.
    static func placed(_ text: String) -> String { placed(text, in: workspace) }

    /// The same for a workspace; nil and `.` need not be named.
    static func placed(_ text: String, in workspace: String?) -> String {
        guard let workspace, ![".", "./"].contains(workspace), !text.contains("--workspace") else { return text }
        // A value that begins with a dash would pass for an option.
        let option =
            " --workspace\(workspace.hasPrefix("-") ? "=" : " ")\(ShellWord.quoted(TerminalText.shown(workspace)))"
        return text.replacing(/newsadmin ((?:translate |key )?[a-z]+)\b/) { match in
            takers.contains(String(match.1)) ? match.0 + option : match.0
        }
    }

    /// The verbs that read a workspace and that messages lead to.
    private static let takers: Set = [
        "approve", "build", "check", "deploy", "diff", "log", "push", "release", "rollback", "status",
        "translate confirm",
        "translate export", "translate import", "translate status", "verify", "withdraw",
    ]
}
