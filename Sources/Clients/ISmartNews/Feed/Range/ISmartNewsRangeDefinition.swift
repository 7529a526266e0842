import Campaigns

/// One range of an item, as a feed defines it.
struct ISmartNewsRangeDefinition: Equatable, Sendable {
    /// What the range is recognized by when the feed is read again.
    var uuid: String
    /// The first moment of the range.
    var start: Instant
    /// The first moment after it; nil if the hour is none, so that nothing lies in the range.
    var end: Instant?
    /// How often the item may be shown in it, as the feed says it; a text crashes the client once it is stored.
    var limit: PropertyValue?
    /// What of the limit counts when the range is stored first: nothing if it has only variants, such as `shownlimit_en`.
    var firstLimit: PropertyValue?
}
