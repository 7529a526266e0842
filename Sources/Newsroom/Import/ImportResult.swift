import Campaigns
import Clients

/// What became of feeds that were imported.
public struct ImportResult: Sendable {
    /// A feed that was read.
    public struct Feed: Equatable, Sendable {
        /// The file.
        public var path: String
        /// The locale that it was read for.
        public var locale: String
        /// How many announcements it holds.
        public var entries: Int
    }

    /// A campaign that was made.
    public struct Campaign: Equatable, Sendable {
        /// What became of its files.
        public enum State: String, Sendable {
            /// They were written, or would be.
            case written
            /// They are there already, just the same.
            case unchanged
            /// There is another campaign of that name, which stays as it is.
            case refused
        }

        /// The id.
        public var id: String
        /// The locales.
        public var locales: [String]
        /// The files, relative to the workspace.
        public var files: [String]
        /// What stands under `raw`, because no field says it.
        public var raw: [String]
        /// What became of them.
        public var state: State
    }

    /// The client.
    public var client: String
    /// Whether nothing was written.
    public var isDryRun: Bool
    /// Whether phones are sent the client's messages, in place of downloading them.
    public var isPushed = false
    /// The feeds.
    public var feeds: [Feed] = []
    /// The campaigns, in the feeds' order.
    public var campaigns: [Campaign] = []
    /// What newsadmin.yml needs beside.
    public var settings: [FeedContents.Setting] = []
    /// What is worth knowing, errors among it.
    public var findings: [Diagnostic] = []
}
