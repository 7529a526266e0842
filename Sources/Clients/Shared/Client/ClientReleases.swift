/// What phones remember of what was released.
public protocol ClientReleases: ClientKind {
    /// By what devices remember an entry; it belongs for ever to the campaign that was first released with it.
    static func memoryKey(of entry: FeedEntry) -> String

    /// Something that two entries of one memory key have in common, and that costs less to find; by default the identity.
    static func memoryHint(of entry: FeedEntry) -> String

    /// Whether a memory key stands for what a message says, and is no name that somebody has given it; by default not.
    static func isOfWords(memoryKey: String) -> Bool

    /// What happens on phones that have seen the old entry of a campaign once the new one is released, one sentence
    /// each; empty where both are the same to them.
    ///
    /// - Parameters:
    ///   - version: the version of the client that the app has; nil: the newest one known.
    ///   - isReturning: whether an earlier release gave out the key of the new entry, so that phones may know it.
    static func afterChange(from old: FeedEntry, to new: FeedEntry, version: String?, isReturning: Bool) -> [String]

    /// Which phones keep an entry or will still show it after it has left the feed, one sentence each.
    static func afterWithdrawal(of entry: FeedEntry) -> [String]

    /// What happens on phones that know an entry from an earlier release once it is in the feed again, one sentence each.
    static func afterReturn(of entry: FeedEntry) -> [String]
}

extension ClientReleases {
    /// The identity.
    public static func memoryHint(of entry: FeedEntry) -> String { entry.identity }

    /// Whether it is no name: it is one.
    public static func isOfWords(memoryKey: String) -> Bool { false }
}
