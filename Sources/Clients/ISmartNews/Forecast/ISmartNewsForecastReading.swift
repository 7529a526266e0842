import Campaigns

/// The feed of one locale as the phones of a forecast read it, with what is compiled of it step by step.
struct ISmartNewsForecastReading {
    /// What the phones are set to.
    let settings: ISmartNewsDeviceSettings
    /// The messages.
    let parts: ISmartNewsForecastParts
    /// The states of the feed.
    let timeline: ScheduleTimeline
    /// When anything in it is on.
    let states: ISmartNewsForecastStates
    private let client: ISmartNewsClient
    private let context: ISmartNewsContext
    private let space: SimulatedSpace
    private let input: ForecastInput

    /// The items with what lies beside them, and the rhythms of the feed's own events.
    struct Items {
        var tables: ISmartNewsForecastItems
        var rhythm: ISmartNewsForecastRhythm
        var returns: ISmartNewsForecastReturns
    }

    /// Reads the feed of a locale; nil where it has no compiled form, or its states do not lie within days that count.
    init?(_ client: ISmartNewsClient, _ channel: ForecastInput.Channel, of input: ForecastInput) {
        let version = client.settings.clientVersion
        let body = FeedBody(client.feed(channel.entries, locale: channel.locale).bytes)
        guard
            let settings = try? ISmartNewsDeviceSettings(
                JourneyFields(client.journeySettings(locale: channel.locale)), version: version),
            let compiled = client.compiled(body, locale: channel.locale) as? ISmartNewsCompiledFeed
        else { return nil }
        context = ISmartNewsContext(
            settings, at: input.days.span.lowerBound, installDate: input.days.span.lowerBound)
        guard
            let parts = ISmartNewsForecastParts(
                ISmartNewsReading.of(body), special: client.special.count, entries: channel.entries.count, context)
        else { return nil }
        space = SimulatedSpace(feed: nil) { [contents = channel.entries.fileContents] in contents[$0]?.bytes }
        timeline = ScheduleTimeline(
            input.days.span, windows: channel.entries.map(\.window),
            cuts: compiled.cuts(in: input.days.span) + (parts.countsDays ? input.days.instants : []))
        states = ISmartNewsForecastStates(timeline, calendar: settings.calendar)
        guard !parts.countsDays || states.areWithinDays else { return nil }
        self.client = client
        self.settings = settings
        self.parts = parts
        self.input = input
    }

    /// The classic messages, numbered from `offset` on; nil where one of them may crash the app.
    func classics(offset: Int) -> [ISmartNewsForecastClassic]? {
        var classics: [ISmartNewsForecastClassic] = []
        for (place, classic) in parts.classics {
            guard let effects = ISmartNewsForecastEffects(classic.message, of: client, on: context, in: space) else {
                return nil
            }
            classics.append(
                ISmartNewsForecastClassic(
                    number: Int32(offset + place), counter: classic.message.counter?.unsigned ?? 0,
                    leastDays: classic.leastDays, effects: effects))
        }
        return classics
    }

    /// The items, numbered from `offset` on; nil where one of them has no compiled form.
    func items(offset: Int) -> Items? {
        var tables = ISmartNewsForecastItems(states: timeline.count, on: context)
        let returns = parts.returns(of: nil, input)
        guard let rhythm = ISmartNewsForecastRhythm(parts.launches(of: nil), among: &tables.beats),
            let rhythmAtReturns = ISmartNewsForecastRhythm(returns, among: &tables.beats)
        else { return nil }
        for (place, item) in parts.items {
            let entry = ISmartNewsForecastItems.Entry(
                item: item, number: offset + place, launches: parts.launches(of: item.definition.uuid),
                returns: parts.returns(of: item.definition.uuid, input),
                hasEvents: parts.hasEvents(item.definition.uuid), presence: timeline.presence[place])
            let isAdded = tables.add(entry) { message in
                ISmartNewsForecastEffects(message, item: item, of: client, on: context, in: space)
            }
            guard isAdded else { return nil }
        }
        return Items(
            tables: tables, rhythm: rhythm,
            returns: ISmartNewsForecastReturns(
                rhythm: rhythmAtReturns, needsEvent: context.version == .v201 || !returns.isEmpty,
                items: FixedTable(tables.returns)))
    }
}
