import Files

/// The folders that newsadmin reads or writes in a workspace.
public enum WorkspaceFolders {
    /// Where the JSON Schemas stand that editors and other programs read.
    public static let schemas = ".newsadmin/schemas"

    /// The folders, and those in `.newsadmin/` that are known by name.
    public static let own = [
        "campaigns", "journeys", "templates", "keys", "releases", "public", ".newsadmin", ".newsadmin/cache",
        ".newsadmin/deploy", ".newsadmin/shipped", schemas,
    ]

    /// Those that newsadmin fills by itself, also with files that were there before under the same names.
    private static let filled = own.filter { $0 == "public" || $0.hasPrefix(".newsadmin") }

    /// What is in use in a workspace by newsadmin or git.
    public static let used = own.filter { !$0.contains("/") } + [".git"]

    /// Refuses a workspace in which one of them lies elsewhere, because it is a link that leads out: what is there is
    /// somebody else's. Those that newsadmin fills may not be links to what is used in the workspace for something else.
    /// A workspace that is not there yet has no links.
    ///
    /// - Throws: ``FileProblem`` about the link.
    public static func refuseLinks(in workspace: String) throws(FileProblem) {
        try FolderNesting.refuseLinksOut(of: workspace, named: own)
        for name in filled {
            try FolderNesting.refuseLink(name, to: used.filter { $0 != name }, in: workspace)
        }
    }

    /// What is wrong with a remote that is a folder in one of them, the workspace itself or a folder that holds it, as far
    /// as its name says so; nil of others, such as another machine's or a folder below the file system's root.
    static func claim(_ remote: String) -> Claim? {
        let steps = PathSteps(remote)
        guard !remote.isEmpty, !remote.contains(":") else { return nil }
        var names: [Substring] = []
        var isOutside = steps.beginAtRoot
        for name in steps.names where name != "." {
            if name != ".." {
                names.append(name)
            } else if names.popLast() == nil {
                isOutside = true
            }
        }
        guard let first = names.first else { return isOutside ? .around : .inside }
        return !isOutside && used.contains(first.lowercased()) ? .inside : nil
    }

    /// Why newsadmin cannot deploy to a folder.
    public enum Claim: String, Sendable {
        /// It is the workspace, or newsadmin or git uses it there.
        case inside = "is the workspace, or a folder that newsadmin or git uses in it"
        /// It holds the workspace.
        case around = "is a folder that the workspace lies in"
    }
}
