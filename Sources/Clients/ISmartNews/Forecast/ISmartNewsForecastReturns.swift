/// When the events are on that the client posts where users come back to the app: those of the feed itself, and of items.
struct ISmartNewsForecastReturns: Sendable {
    /// An item as a compiled phone knows it at a return.
    struct Item: BitwiseCopyable {
        /// At which returns one of its own events is on, and whether it has any.
        var rhythm: ISmartNewsForecastRhythm
        var hasEvent: Bool
        /// Whether it goes before all others, and needs no turn.
        var isReserved: Bool
    }

    /// At which returns the feed's own events are on.
    let rhythm: ISmartNewsForecastRhythm
    /// Whether a return shows nothing where no event is on. Version 4.9.6 shows classic messages if phones know no event of
    /// that name.
    let needsEvent: Bool
    /// In the order of the feed's items.
    let items: FixedTable<Item>
}
