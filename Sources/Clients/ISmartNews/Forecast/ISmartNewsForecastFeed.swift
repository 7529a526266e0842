import Campaigns

/// The feed of one locale in all its states: classic messages as bits in the order of the feed, items in the order in
/// which they are chosen. The version of the app makes no difference, since users of a forecast keep theirs.
struct ISmartNewsForecastFeed: Sendable {
    /// The first instant of each state but the first, and one that never comes.
    let changes: FixedTable<Int64>
    /// For each state the midnight before it in seconds, where anything counts days; else 0.
    let midnights: FixedTable<Int64>
    /// The classic messages, and which of them a state has.
    let classics: FixedTable<ISmartNewsForecastClassic>
    let classicRows: ForecastRows
    /// The items, and which of them a state has.
    let items: FixedTable<ISmartNewsForecastItem>
    let itemRows: ForecastRows
    /// What items show, each in its own order.
    let addresses: FixedTable<ISmartNewsForecastAddress>
    /// The ranges of items with one that is counted, and which of them are open in a state.
    let ranges: FixedTable<ISmartNewsForecastRange>
    let rangeRows: ForecastRows
    /// How long each item rests.
    let pauses: [ISmartNewsPause?]
    /// When the feed's own events are on, at launches and at returns.
    let rhythm: ISmartNewsForecastRhythm
    let returnRhythm: ISmartNewsForecastRhythm
    let beats: FixedTable<Bool>
    /// Whether a return shows nothing where no event is on. Version 4.9.6 shows classic messages if phones know no event of
    /// that name.
    let returnNeedsEvent: Bool
    /// After how many closed messages a visit shows no more; 0 underflows and never stops.
    let gate: UInt64
    let calendar: ISmartNewsCalendar
    let version: ISmartNewsVersion

    /// Compiles the feed of a locale, whose messages are numbered from `offset` on; nil where devices do not tell its
    /// entries apart, one of them may crash the app, or it has queues, addresses that the client never gets to, or an
    /// item that 2.0.1 goes on to show when it has left the feed.
    init?(_ client: ISmartNewsClient, _ channel: ForecastInput.Channel, of input: ForecastInput, offset: Int) {
        guard let reading = ISmartNewsForecastReading(client, channel, of: input),
            let classics = reading.classics(offset: offset),
            let items = ISmartNewsForecastItems(reading, offset: offset)
        else { return nil }
        let (parts, states, timeline) = (reading.parts, reading.states, reading.timeline)
        changes = FixedTable(timeline.starts.dropFirst().map(\.milliseconds) + [.max])
        midnights = FixedTable(states.midnights(isNeeded: parts.countsDays))
        self.classics = FixedTable(classics)
        classicRows = states.rows(
            parts.classics.map { classic in
                classic.message.isReadable ? states.of(classic.message, in: timeline.presence[classic.place]) : []
            })
        self.items = FixedTable(items.items)
        itemRows = states.rows(
            parts.items.map { item in
                item.isEverCandidate(for: reading.settings) ? states.of(item, in: timeline.presence[item.place]) : []
            })
        addresses = FixedTable(items.addresses)
        ranges = FixedTable(items.ranges.map(\.counted))
        rangeRows = states.rows(items.ranges.map { states.of($0.range) })
        pauses = parts.items.map(\.definition.pause)
        rhythm = items.rhythm
        returnRhythm = items.returnRhythm
        returnNeedsEvent = reading.context.version == .v201 || !reading.returns(of: nil).isEmpty
        beats = FixedTable(items.beats)
        gate = parts.gate ?? UInt64(UInt32.max)
        calendar = reading.settings.calendar
        version = client.settings.clientVersion
    }
}
