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
    let faces: FixedTable<ISmartNewsForecastFace>
    /// The ranges of items with one that is counted, and which of them are open in a state.
    let ranges: FixedTable<ISmartNewsForecastRange>
    let rangeRows: ForecastRows
    /// How long each item rests.
    let pauses: [ISmartNewsPause?]
    /// When the feed's own events are on, at launches and at returns.
    let rhythm: ISmartNewsForecastRhythm
    let returns: ISmartNewsForecastReturns
    let beats: FixedTable<Bool>
    /// After how many closed messages a visit shows no more; 0 underflows and never stops.
    let gate: UInt64
    let calendar: ISmartNewsCalendar
    let version: ISmartNewsVersion

    /// Compiles the feed of a locale, whose messages are numbered from `offset` on; nil where devices do not tell its
    /// entries apart, one of them may crash the app, or it has queues, addresses that the client never gets to, or an item
    /// that 2.0.1 goes on to show when it has left the feed.
    init?(_ client: ISmartNewsClient, _ channel: ForecastGround.Channel, of ground: ForecastGround, offset: Int) {
        let version = client.settings.clientVersion
        let body = FeedBody(client.feed(channel.entries, locale: channel.locale).bytes)
        guard
            let settings = try? ISmartNewsDeviceSettings(
                JourneyFields(client.journeySettings(locale: channel.locale)), version: version),
            let compiled = client.compiled(body, locale: channel.locale) as? ISmartNewsCompiledFeed
        else { return nil }
        let context = ISmartNewsContext(
            version: version, localization: settings.localization, calendar: settings.calendar,
            now: ground.days.span.lowerBound, installDate: ground.days.span.lowerBound, schemes: settings.schemes)
        guard
            let parts = ISmartNewsForecastParts(
                ISmartNewsBody.of(body), special: client.special.count, entries: channel.entries.count, context)
        else { return nil }
        let space = SimulatedSpace(feed: nil) { [contents = channel.entries.fileContents] in contents[$0]?.bytes }
        let countsDays = parts.countsDays
        let timeline = ScheduleTimeline(
            ground.days.span, windows: channel.entries.map(\.window),
            cuts: compiled.cuts(in: ground.days.span) + (countsDays ? ground.days.instants : []))
        let spells = ISmartNewsForecastSpells(timeline, calendar: settings.calendar)
        guard !countsDays || spells.areWithinDays else { return nil }

        var classics: [ISmartNewsForecastClassic] = []
        for (place, classic) in parts.classics {
            guard let deeds = ISmartNewsForecastDeeds(classic.message, of: client, on: context, in: space) else {
                return nil
            }
            classics.append(
                ISmartNewsForecastClassic(
                    number: Int32(offset + place), counter: classic.message.counter?.unsigned ?? 0,
                    leastDays: classic.leastDays, deeds: deeds))
        }
        var items = ISmartNewsForecastItems()
        let returns = parts.returns(of: nil, ground)
        guard let rhythm = ISmartNewsForecastRhythm(parts.launches(of: nil), among: &items.beats),
            let rhythmAtReturns = ISmartNewsForecastRhythm(returns, among: &items.beats)
        else { return nil }
        for (place, item) in parts.items {
            let added = items.add(
                item, number: offset + place, launches: parts.launches(of: item.definition.uuid),
                returns: parts.returns(of: item.definition.uuid, ground),
                hasEvents: parts.hasEvents(item.definition.uuid), presence: timeline.presence[place],
                states: timeline.count, on: context
            ) { message in ISmartNewsForecastDeeds(message, item: item, of: client, on: context, in: space) }
            guard added else { return nil }
        }
        changes = FixedTable(timeline.starts.dropFirst().map(\.milliseconds) + [.max])
        midnights = FixedTable(spells.midnights(isNeeded: countsDays))
        self.classics = FixedTable(classics)
        classicRows = spells.rows(
            parts.classics.map { place, classic in
                classic.message.isReadable ? spells.of(classic.message, in: timeline.presence[place]) : []
            })
        self.items = FixedTable(items.items)
        itemRows = spells.rows(
            parts.items.map { place, item in
                item.isEverCandidate(for: settings) ? spells.of(item, in: timeline.presence[place]) : []
            })
        faces = FixedTable(items.faces)
        ranges = FixedTable(items.ranges.map(\.counted))
        rangeRows = spells.rows(items.ranges.map { spells.of($0.range) })
        pauses = parts.items.map(\.item.definition.pause)
        self.rhythm = rhythm
        self.returns = ISmartNewsForecastReturns(
            rhythm: rhythmAtReturns, needsEvent: version == .v201 || !returns.isEmpty, items: FixedTable(items.returns))
        beats = FixedTable(items.beats)
        gate = parts.gate ?? UInt64(UInt32.max)
        calendar = settings.calendar
        self.version = version
    }
}
