/// The workspace that was named with `--workspace`: commands that messages lead to have to name it, too.
enum NamedWorkspace {
    /// Its folder, as it was typed; nil where it was not named.
    static let folder = folder(in: CommandLine.arguments)

    /// The value of `--workspace` in a command line, which may have errors elsewhere; nil where it has none.
    static func folder(in arguments: [String]) -> String? {
        if let place = arguments.firstIndex(of: "--workspace"), place + 1 < arguments.count {
            return arguments[place + 1]
        }
        let option = "--workspace="
        return arguments.first { $0.hasPrefix(option) }.map { String($0.dropFirst(option.count)) }
    }
}
