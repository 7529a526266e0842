import Campaigns
import Files

/// `public/feeds.json`: what was built, and the record of which files are ours.
public struct OutputManifest: Equatable, Sendable {
    /// The name of its form.
    public static let schema = "newsadmin/feeds/1"
    /// Its place below the output folder.
    public static let path = "feeds.json"

    /// Since when the feeds are as they are; nil: since ever.
    public var since: Instant?
    /// When they change next; nil: never.
    public var nextChange: Instant?
    /// The libraries that decide bytes, with their versions.
    public var libraries: [String: String] = [:]
    /// All files of ours but this one, in order of their paths.
    public var files: [File] = []

    /// One file of the output.
    public struct File: Equatable, Sendable {
        /// Its place below the output folder.
        public var path: String
        /// What it is.
        public var kind: OutputFile.Kind
        /// The client it belongs to, if it belongs to one.
        public var client: String?
        /// The locale it belongs to, if it belongs to one.
        public var locale: String?
        /// Its size in bytes.
        public var bytes: Int
        /// The size of its gzip form in bytes; nil where it has none.
        public var gzipBytes: Int?
        /// Its SHA-256; nil where a manifest on disk names none that is one.
        public var digest: SHA256Digest?
        /// How many messages it holds.
        public var messages: Int
        /// When it changes next, for feeds.
        public var nextChange: Instant?

        /// Whether it is for a web server, and may be compressed.
        var isServed: Bool { kind.isServed(at: path) }

        /// All paths that belong to it.
        public var paths: [String] { gzipBytes == nil ? [path] : [path, path + ".gz"] }
    }

    /// Those of some locales that have no feed in the output folder; one that is of no locale is of them all.
    func withoutFeeds(among locales: [String], in folder: String) -> [String] {
        locales.filter { locale in
            !files.contains { file in
                guard file.kind == .feed, file.locale == nil || file.locale == locale else { return false }
                return (try? FileExistence.exists(folder + "/" + file.path)) != false
            }
        }
    }
}
