import Campaigns
import Clients

/// What became of feeds that were imported.
public struct ImportResult: Sendable {
    /// A feed that was read.
    struct Feed: Equatable, Sendable {
        /// The file.
        var path: String
        /// The locale that it was read for.
        var locale: String
        /// How many announcements it holds.
        var entries: Int
    }

    /// A campaign that was made.
    struct Campaign: Equatable, Sendable {
        /// What became of its files.
        enum State: String, Sendable {
            /// They were written, or would be.
            case written
            /// They are there already, just the same.
            case unchanged
            /// There is another campaign of that name, which stays as it is.
            case refused
        }

        /// The id.
        var id: String
        /// The locales.
        var locales: [String]
        /// The files, relative to the workspace.
        var files: [String]
        /// What stands under `raw`, because no field says it.
        var raw: [String]
        /// What became of them.
        var state: State
    }

    /// The client.
    var client: String
    /// Whether nothing was written.
    var isDryRun: Bool
    /// Whether phones are sent the client's messages, in place of downloading them.
    var isPushed = false
    /// The feeds.
    var feeds: [Feed] = []
    /// The campaigns, in the feeds' order.
    var campaigns: [Campaign] = []
    /// What newsadmin.yml needs beside.
    var settings: [FeedContents.Setting] = []
    /// What is worth knowing, errors among it.
    public var findings: [Diagnostic] = []
}
