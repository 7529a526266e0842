import Campaigns

/// An iSmartNews feed prepared for schedules: the elements as the client understands them on each kind of system.
struct ISmartNewsCompiledFeed: CompiledFeed {
    /// What an element is to the client.
    enum Element: Equatable, Sendable {
        /// A classic message.
        case message(ISmartNewsMessage, Looks)
        /// A meta item.
        case item(ISmartNewsItemDefinition, ranges: [ISmartNewsRange])
        /// Nothing that is ever shown, for a reason.
        case rejected(String)
        /// Something that crashes the app.
        case crash(String)
    }

    /// What becomes of a classic message that is due.
    enum Looks: Equatable, Sendable {
        /// It comes up, and is answered.
        case answerable
        /// The client passes it over: its address cannot be read.
        case skipped
        /// It never appears and is never answered.
        case stuck
    }

    /// A feed as one kind of system sees it.
    struct Variant: Equatable, Sendable {
        /// By place among the messages.
        var elements: [Element]
        /// The most messages in one event; nil: no limit.
        var gate: Int?
        /// The events of the feed itself that are on at some occurrence.
        var globalEvents: Set<String>
        /// The events of each item that are on at some occurrence, by its uuid; items with none of their own are absent.
        var localEvents: [String: Set<String>]
        /// The names of all events, on or not, with the items they belong to; nil for the feed itself.
        var knownEvents: [String: Set<String?>]
    }

    /// On which occasion a device is asked.
    struct Occasion: Equatable, Sendable {
        /// The event that is posted, in lower case.
        var event: String
        /// The place of the kind of system.
        var system: Int
    }

    let version: ISmartNewsVersion
    let identities: [String]
    let occasions: [String]
    let asked: [Occasion]
    let variants: [Variant]
    let calendar: ISmartNewsCalendar
    let clock: ZoneClock

    var versions: VersionAxis { VersionAxis(.none) }
}
