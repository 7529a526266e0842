/// The folder of the output that is served: phones ask for what is in it, and its own name is no part of their addresses.
public enum ServedFolder {
    private static let prefix = "feeds/"

    /// Where a file that is served as `inotify/de.plist` is in the output: `feeds/inotify/de.plist`.
    public static func path(of place: some StringProtocol) -> String { prefix + place }

    /// Under which name below the feeds’ address a file of the output is served: `inotify/de.plist` for
    /// `feeds/inotify/de.plist`; nil for files that are not served.
    public static func place(of path: String) -> String? {
        path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
    }

    /// Whether a file of the output is served.
    public static func holds(_ path: String) -> Bool { path.hasPrefix(prefix) }

    /// Where a file of the output is, of which an address of production, or of whoever serves it, speaks: for
    /// `https://example.com/news/inotify/de.plist` and the base `https://example.com/news/`, `feeds/inotify/de.plist`; nil
    /// for addresses elsewhere, and where nobody has said what the base is.
    static func path(at address: String, base: String) -> String? {
        !base.isEmpty && address.hasPrefix(base) ? path(of: address.dropFirst(base.count)) : nil
    }
}
