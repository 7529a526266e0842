import Campaigns

/// What a build did.
public struct BuildResult: Sendable {
    /// Everything that was found.
    public var findings: [Diagnostic]
    /// How many campaigns are published, drafts left aside.
    var campaigns: Int
    /// The locales that were built.
    var builtLocales: [String]
    /// The locales that errors stopped; their feeds are as they were.
    var stoppedLocales: [String]
    /// Those of them that have no feeds: none was built before, or somebody removed what was.
    var withoutFeeds: [String] = []
    /// The feeds for all locales at once that were not built, because one of the locales was not; what there is of them
    /// is as it was.
    var unbuiltFeeds: [String] = []
    /// How many files phones may download: feeds, views, pages and images.
    var feedFiles: Int
    /// Those of them that have other bytes than before, or are new.
    var changedFeedFiles: [String]
    /// How many files were removed.
    var removedFiles: Int
    /// The next instant at which feeds change, and why.
    var nextChange: FeedChange?
    /// Where the dashboard is.
    var dashboard: String
    /// Where the feeds are.
    var feeds: String
    /// What was there and could not be read, sentences that no finding says; the dashboard lacks what it would have said.
    public var unread: [String] = []
    /// What stood in the manifest's place and was none, a sentence; nil where it was one, or nothing was there. It is
    /// reported once: the next build finds the manifest of this one.
    var replaced: String?
    /// The workspace's clocks.
    var clock: ZoneClock
}
