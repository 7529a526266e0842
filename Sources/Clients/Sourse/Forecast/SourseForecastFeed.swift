import Campaigns

/// The messages of one locale as its phones get them: those that show by themselves, and those that wait for the app to be
/// opened.
struct SourseForecastFeed: Sendable {
    /// A message that is shown as it arrives, to all users at once.
    struct Arrival: BitwiseCopyable {
        /// Its number among the messages of all locales.
        var number: Int32
        /// When it arrives, in milliseconds since 1970, and on which day that is.
        var visit: VisitSequence.Visit
    }

    /// A message that is shown when the app is first opened in its time.
    struct Waiting: BitwiseCopyable {
        /// Its number among the messages of all locales.
        var number: Int32
        /// The first instant at which it is shown, and the last, in milliseconds since 1970.
        var first: Int64
        var last: Int64
    }

    /// In order of time.
    let arrivals: FixedTable<Arrival>
    /// In the order in which they arrive, which is that in which their time begins.
    let waiting: FixedTable<Waiting>
    /// The days on which each message can be shown.
    let presence: [Range<Int>]

    /// The messages of a locale, which are numbered from `offset` on; nil where devices do not tell them apart, or one
    /// waits for something other than the app to be opened.
    init?(_ client: SourseClient, _ channel: ForecastInput.Channel, of input: ForecastInput, offset: Int) {
        let entries = channel.entries
        let span = input.days.span
        let body = FeedBody(client.feed(entries, locale: channel.locale).bytes)
        let setup = DeviceSetup(
            clientVersion: client.clientVersion, settings: client.journeySettings(locale: channel.locale))
        guard let pushes = try? SourseReading.of(body).pushes, pushes.count == entries.count,
            var device = try? SourseDevice(setup)
        else { return nil }
        let places = Dictionary(keepingFirst: entries.enumerated().map { ($1.campaign, $0) })
        guard places.count == entries.count, pushes.allSatisfy({ places[$0.push.id] != nil }) else { return nil }
        var arrivals: [Arrival] = []
        var waiting: [Waiting] = []
        var presence = [Range<Int>](repeating: 0..<0, count: entries.count)
        for step in client.deliveries(in: body, from: span.lowerBound) {
            guard let instant = try? JourneyFields(step).moment(),
                let place = step["id"]?.string.flatMap({ places[$0] })
            else { return nil }
            let window = entries[place].window
            // What is in the feed on the first day is sent when its time comes, if it still is in the feed then.
            guard instant < span.upperBound, window.contains(span.lowerBound), window.contains(instant) else {
                continue
            }
            guard let result = try? device.live(through: step, served: ServedFeed(body)) else { return nil }
            let number = Int32(offset + place)
            let day = input.days.day(of: instant)
            if result["shown"]?.array?.isEmpty == false {
                arrivals.append(Arrival(number: number, visit: .init(instant: instant.milliseconds, day: day)))
                presence[place] = day..<day + 1
            }
            guard let message = device.pending.popLast() else { continue }
            // Whatever is left would be shown by the next arrival.
            guard device.pending.isEmpty, message.message.isSmart, message.embargo.map({ $0 <= instant }) ?? true else {
                return nil
            }
            let last = message.expiry ?? Instant(milliseconds: .max)
            waiting.append(
                Waiting(number: number, first: instant.milliseconds, last: last.milliseconds))
            presence[place] = day..<input.days.day(of: min(last, span.upperBound.advanced(milliseconds: -1))) + 1
            device.nextChange = nil
        }
        self.arrivals = FixedTable(arrivals)
        self.waiting = FixedTable(waiting)
        self.presence = presence
    }
}
