import Campaigns
import Files

/// `public/feeds.json`: what was built, and the record of which files are ours.
struct OutputManifest: Equatable, Sendable {
    /// The name of its form.
    static let schema = "newsadmin/feeds/1"
    /// Its place below the output folder.
    static let path = "feeds.json"

    /// Since when the feeds are as they are; nil: since ever.
    var since: Instant?
    /// When they change next; nil: never.
    var nextChange: Instant?
    /// The libraries that decide bytes, with their versions.
    var libraries: [String: String] = [:]
    /// All files of ours but this one, in order of their paths.
    var files: [File] = []

    /// One file of the output.
    struct File: Equatable, Sendable {
        /// Its place below the output folder.
        var path: String
        /// What it is.
        var kind: OutputFile.Kind
        /// The client it belongs to, if it belongs to one.
        var client: String?
        /// The locale it belongs to, if it belongs to one.
        var locale: String?
        /// Its size in bytes.
        var bytes: Int
        /// The size of its gzip form in bytes; nil where it has none.
        var gzipBytes: Int?
        /// Its SHA-256; nil where a manifest on disk names none that is one.
        var digest: SHA256Digest?
        /// How many messages it holds.
        var messages: Int
        /// When it changes next, for feeds.
        var nextChange: Instant?

        /// Whether it is for a web server, and may be compressed.
        var isServed: Bool { kind.isServed(at: path) }

        /// All paths that belong to it.
        var paths: [String] { gzipBytes == nil ? [path] : [path, path + ".gz"] }
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
