import Campaigns
import Files

extension ClientCatalogue {
    /// Whether a path below `public/` is one that newsadmin makes for a locale: a client's feed, view or page, or an image.
    ///
    /// Feeds that serve several locales are of none of them.
    public static func makes(_ path: String, in locale: String) -> Bool {
        // What stands for a locale may have been read from a file.
        guard PathSteps(path).arePlain else { return false }
        return isImage(path)
            || all.contains { $0.feedPath(of: locale).hasBytes(of: path) || $0.isPage(path, in: locale) }
    }

    /// Whether a path below `public/` is one that a client's view or page in a locale can have.
    public static func isPage(_ path: String, of client: String, in locale: String) -> Bool {
        PathSteps(path).arePlain && all.contains { $0.name == client && $0.isPage(path, in: locale) }
    }

    /// Whether a path below `public/` is one that an image can have, named by its content.
    public static func isImage(_ path: String) -> Bool {
        ServedFolder.place(of: path).map(Asset.isPath) ?? false
    }
}
