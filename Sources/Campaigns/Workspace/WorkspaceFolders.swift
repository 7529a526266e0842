/// The folders that newsadmin reads or writes in a workspace.
public enum WorkspaceFolders {
    /// Their names.
    public static let own = ["campaigns", "journeys", "templates", "keys", "releases", "public", ".newsadmin"]

    /// Whether a remote is a folder in one of them, the workspace itself or a folder that holds it, as far as its name
    /// says so; another machine's and one that begins with a slash are not.
    static func claim(_ remote: String) -> Bool {
        guard !remote.isEmpty, !remote.contains(":"), !remote.hasPrefix("/") else { return false }
        var parts: [Substring] = []
        var isOutside = false
        for part in remote.split(separator: "/") where part != "." {
            if part != ".." {
                parts.append(part)
            } else if parts.popLast() == nil {
                isOutside = true
            }
        }
        guard let first = parts.first else { return true }
        return !isOutside && own.contains(first.lowercased())
    }
}
