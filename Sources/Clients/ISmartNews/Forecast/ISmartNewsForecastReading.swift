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
    /// What the client knows of a phone.
    let context: ISmartNewsContext

    private let client: ISmartNewsClient
    private let space: SimulatedSpace
    private let input: ForecastInput

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
        for classic in parts.classics {
            guard let effects = effects(of: classic.message) else { return nil }
            classics.append(
                ISmartNewsForecastClassic(
                    number: Int32(offset + classic.place), counter: classic.message.counter?.unsigned ?? 0,
                    leastDays: classic.leastDays, effects: effects))
        }
        return classics
    }

    /// What comes of a message that an item shows, if one does; nil where that cannot be said.
    func effects(
        of message: ISmartNewsMessage, by item: ISmartNewsForecastParts.Item? = nil
    ) -> ISmartNewsForecastEffects? {
        ISmartNewsForecastEffects(message, item: item, of: client, on: context, in: space)
    }

    /// The patterns of the events that are posted at a launch: those of an item, or for nil of the feed itself.
    func launches(of owner: String?) -> [ISmartNewsPattern] {
        parts.patterns(of: owner, for: ISmartNewsEventName.didFinishLaunching)
    }

    /// The patterns of the events that are posted at a return; none where nobody returns.
    func returns(of owner: String?) -> [ISmartNewsPattern] {
        input.hasReturns ? parts.patterns(of: owner, for: ISmartNewsEventName.activate) : []
    }
}
