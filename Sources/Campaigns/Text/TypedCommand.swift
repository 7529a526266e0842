/// A command of this program, which somebody is told to type.
public struct TypedCommand: Hashable, Sendable {
    /// The verb: `build`, or `translate status`.
    var verb: String
    /// What stands behind it, as the program is to get it; what the reader fills in is named, or ends with an ellipsis.
    var arguments: [String]

    /// A command.
    public init(_ verb: String, _ arguments: [String] = []) {
        self.verb = verb
        self.arguments = arguments
    }

    /// Its words as they are typed in a shell.
    ///
    /// - Parameter workspace: the workspace's folder, as it was named with `--workspace`; nil where it is the folder in
    ///   which somebody types.
    public func words(in workspace: String? = nil) -> [String] {
        ["newsadmin"] + verb.split(separator: " ").map { String($0) } + Self.option(naming: workspace)
            + arguments.map(ShellWord.quoted)
    }

    /// The command as it is typed in a shell.
    ///
    /// - Parameter workspace: the workspace's folder, as it was named with `--workspace`; nil where it is the folder in
    ///   which somebody types.
    public func text(in workspace: String? = nil) -> String { words(in: workspace).joined(separator: " ") }

    private static func option(naming workspace: String?) -> [String] {
        guard let workspace, ![".", "./"].contains(workspace) else { return [] }
        // A value that begins with a dash would pass for an option.
        guard !workspace.hasPrefix("-") else { return ["--workspace=" + ShellWord.quoted(workspace)] }
        return ["--workspace", ShellWord.quoted(workspace)]
    }
}
