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
    /// When the feed's own events are on.
    let rhythm: ISmartNewsForecastRhythm
    let beats: FixedTable<Bool>
    /// After how many closed messages a launch shows no more; 0 underflows and never stops.
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
        let countsDays = parts.countDays
        let timeline = ScheduleTimeline(
            ground.days.span, windows: channel.entries.map(\.window),
            cuts: compiled.cuts(in: ground.days.span) + (countsDays ? ground.days.instants : []))
        let spells = ISmartNewsForecastSpells(timeline, calendar: settings.calendar)
        guard !countsDays || spells.areWithinDays else { return nil }

        var classics: [ISmartNewsForecastClassic] = []
        for (place, classic) in parts.classics {
            guard
                let deeds = ISmartNewsForecastDeeds(
                    classic.message, of: client, on: context, in: space)
            else { return nil }
            classics.append(
                ISmartNewsForecastClassic(
                    number: Int32(offset + place), counter: classic.message.counter?.unsigned ?? 0,
                    leastDays: classic.leastDays, deeds: deeds))
        }
        var beats: [Bool] = []
        guard let rhythm = ISmartNewsForecastRhythm(parts.patterns(of: nil), among: &beats) else { return nil }
        var items: [ISmartNewsForecastItem] = []
        var faces: [ISmartNewsForecastFace] = []
        var ranges: [(range: ISmartNewsRange, counted: ISmartNewsForecastRange)] = []
        for (place, item) in parts.items {
            let presence = timeline.presence[place]
            let isKept = ISmartNewsDevice.protects(item.definition.uuid, version: version)
            guard !isKept || version == .v496 || presence.isEmpty || presence.upperBound == timeline.count,
                let own = ISmartNewsForecastRhythm(parts.patterns(of: item.definition.uuid), among: &beats),
                // Otherwise each phone would count from another launch on.
                own.isSteady || presence.lowerBound == 0 && item.leastDays == 0,
                let addresses = item.addresses
            else { return nil }
            let first = (faces: faces.count, ranges: ranges.count)
            for address in addresses {
                guard let message = try? address.message(version: version),
                    let deeds = ISmartNewsForecastDeeds(message, item: item, of: client, on: context, in: space)
                else { return nil }
                faces.append(ISmartNewsForecastFace(isShown: message.isReadable, deeds: deeds))
            }
            if item.isCounted(by: settings.calendar) {
                ranges += item.ranges.map { range in
                    let counted = ISmartNewsForecastRange(
                        range, among: item.ranges, from: first.ranges, calendar: settings.calendar)
                    return (range, counted)
                }
            }
            items.append(
                ISmartNewsForecastItem(
                    number: Int32(offset + place), presence: (Int32(presence.lowerBound), Int32(presence.upperBound)),
                    leastDays: item.leastDays, hasEvents: parts.hasEvents(item.definition.uuid), rhythm: own,
                    hasPause: item.definition.pause != nil, delay: item.definition.delay * 1000,
                    mindsReviews: item.mindsReviews(version), isKept: isKept,
                    ranges: (Int32(first.ranges), Int32(ranges.count - first.ranges)),
                    faces: (Int32(first.faces), Int32(faces.count - first.faces))))
        }
        changes = FixedTable(timeline.starts.dropFirst().map(\.milliseconds) + [.max])
        midnights = FixedTable(spells.midnights(isNeeded: countsDays))
        self.classics = FixedTable(classics)
        classicRows = spells.rows(
            parts.classics.map { place, classic in
                classic.message.isReadable ? spells.of(classic.message, in: timeline.presence[place]) : []
            })
        self.items = FixedTable(items)
        itemRows = spells.rows(
            parts.items.map { place, item in
                item.isEverCandidate(for: settings) ? spells.of(item, in: timeline.presence[place]) : []
            })
        self.faces = FixedTable(faces)
        self.ranges = FixedTable(ranges.map(\.counted))
        rangeRows = spells.rows(ranges.map { spells.of($0.range) })
        pauses = parts.items.map(\.item.definition.pause)
        self.rhythm = rhythm
        self.beats = FixedTable(beats)
        gate = parts.gate ?? UInt64(UInt32.max)
        calendar = settings.calendar
        self.version = version
    }
}
