import Campaigns

/// A meta item as a feed defines it.
struct ISmartNewsItemDefinition: Equatable, Sendable {
    /// What the item is recognized by.
    var uuid: String
    /// What it shows.
    var addresses: ISmartNewsAddressList
    /// The ranges in which it is shown, in the order of their uuids.
    var ranges: [ISmartNewsRangeDefinition]
    /// The start of the whole.
    var start: Instant?
    /// The end of the whole.
    var end: Instant?
    /// The rank; higher first.
    var priority: ISmartNewsNumber?
    /// The pause between two displays.
    var pause: ISmartNewsPause?
    /// When the item has done its work in a version of the app.
    var oncePerVersion: ISmartNewsOnce?
    /// When the item has done its work in an install (4.9.6).
    var oncePerInstall: ISmartNewsOnce?
    /// Whether it is for users who upgraded the app.
    var showsOnlyIfUpgrade: Bool
    /// The queue.
    var queue: String?
    /// The least seconds before it appears.
    var delay: Int64
    /// Whether the first address chosen stays (4.9.6).
    var fixesAddress: Bool
    /// The segments of users it is for; empty: all (4.9.6).
    var segments: [String]
    /// Whether `showIfApps` has bars and no name, which hides it for good (4.9.6); with names the client shows it to all.
    var isForNoApp: Bool

    /// When the item has done its work, be it for a version or for good.
    var once: ISmartNewsOnce? { oncePerVersion ?? oncePerInstall }
}
