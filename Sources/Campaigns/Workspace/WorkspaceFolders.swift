/// The folders that newsadmin reads or writes in a workspace.
public enum WorkspaceFolders {
    /// Their names.
    public static let own = ["campaigns", "journeys", "templates", "keys", "releases", "public", ".newsadmin"]

    /// What is wrong with a remote that is a folder in one of them, the workspace itself or a folder that holds it, as far
    /// as its name says so; nil of others, such as another machine's or one that begins with a slash.
    static func claim(_ remote: String) -> Claim? {
        guard !remote.isEmpty, !remote.contains(":"), !remote.hasPrefix("/") else { return nil }
        var parts: [Substring] = []
        var isOutside = false
        for part in remote.split(separator: "/") where part != "." {
            if part != ".." {
                parts.append(part)
            } else if parts.popLast() == nil {
                isOutside = true
            }
        }
        guard let first = parts.first else { return isOutside ? .around : .inside }
        return !isOutside && own.contains(first.lowercased()) ? .inside : nil
    }

    /// Why newsadmin cannot deploy to a folder.
    public enum Claim: String, Sendable {
        /// It is the workspace, or newsadmin uses it there.
        case inside = "is the workspace, or a folder that newsadmin uses in it"
        /// It holds the workspace.
        case around = "is a folder that the workspace lies in"
    }
}
