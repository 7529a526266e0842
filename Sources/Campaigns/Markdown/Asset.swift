import Files

/// An image that is published beside the feeds under a name made of its content.
public struct Asset: Hashable, Sendable {
    /// The file, relative to the workspace.
    public var source: String
    /// Its place below `public/feeds/`: `assets/<hash>.<ext>`.
    public var path: String

    /// An image and its place.
    public init(source: String, path: String) {
        self.source = source
        self.path = path
    }

    /// The place of an image whose content has a SHA-256.
    static func path(hash: String, ending: String) -> String {
        "assets/\(hash.prefix(hashLength)).\(ending)"
    }

    /// Whether a path below `public/feeds/` is one that an image can have.
    public static func isPath(_ path: String) -> Bool {
        ImageLibrary.extensions.contains { ending in
            let digits = path.utf8.dropFirst("assets/".utf8.count).prefix(hashLength)
            let isHash = digits.allSatisfy(\.isDigestDigit)
            return isHash && digits.count == hashLength
                && path.hasBytes(of: Self.path(hash: String(Substring(digits)), ending: ending))
        }
    }

    /// How many digits of the SHA-256 are in the name.
    private static let hashLength = 32
}
