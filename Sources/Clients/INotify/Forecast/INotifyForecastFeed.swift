import Campaigns
import Files

/// The feed of one locale in all its states: messages as bits in the order of candidates, versions as rows.
struct INotifyForecastFeed: Sendable {
    /// The first instant of each state but the first, and one that never comes.
    let changes: FixedTable<Int64>
    /// What each version of the app finds in each state.
    let rows: ForecastRows
    /// In the order of candidates.
    let messages: FixedTable<INotifyForecastMessage>
    let checkPeriod: Int64
    let remindPeriod: Int64
    /// Whether the first launch only notes that it was the first.
    let skipsFirstLaunch: Bool
    /// Whether a return to the app checks, too.
    let checksAtReturns: Bool
    /// Whether an alert on the screen keeps others off it.
    let keepsAlert: Bool

    /// How many words hold a bit for each message.
    var wordCount: Int { (messages.count + 63) / 64 }

    /// Compiles the feed of a locale, whose messages are numbered from `offset` on; nil where devices do not tell its
    /// entries apart, or users may return to an app that has crashed.
    init?(_ client: INotifyClient, _ channel: ForecastInput.Channel, of input: ForecastInput, offset: Int) {
        let version = client.settings.clientVersion
        let entries = channel.entries
        guard
            let settings = try? INotifyDeviceSettings(
                JourneyFields(client.journeySettings(locale: channel.locale)), version: version),
            let decoded = INotifyReading.of(FeedBody(client.feed(entries, locale: channel.locale).bytes)).entries,
            decoded.count == entries.count
        else { return nil }
        var places: [ExactText: Int] = [:]
        for (place, entry) in entries.enumerated() { places[ExactText(entry.identity)] = place }
        let known = decoded.compactMap { message in places[ExactText(message.key)].map { (message, $0) } }
        guard known.count == entries.count, places.count == entries.count else { return nil }
        // Of keys that differ only in case the client takes the one that is handed out first.
        let order = INotifyRanks.candidates(
            known.map(\.0.key), oldestFirst: version == .last && settings.showOldestFirst
        ).map { known[$0] }
        let obstacles = order.map { client.obstacle(ofCandidate: $0.0.value) }
        messages = FixedTable(
            zip(order, obstacles).map { entry, obstacle in
                INotifyForecastMessage(
                    number: Int32(offset + entry.1), stops: obstacle != nil,
                    hasAction: entry.0.value[INotifyField.actionURL.rawValue] != nil)
            })
        let fits = input.versions.map { app -> [ForecastRows.Fit] in
            guard version == .last else { return order.map { _ in .eligible } }
            let text = app.app.flatMap { $0.isEmpty ? nil : $0 } ?? app.build
            return order.map { Self.fit($0.0, version: text.map(NumericVersion.init)) }
        }
        let crashes = fits.joined().contains(.crash) || obstacles.contains { $0?.isCrash == true }
        if input.hasReturns, crashes { return nil }
        let timeline = input.timeline(of: channel)
        changes = FixedTable(timeline.starts.dropFirst().map(\.milliseconds) + [.max])
        rows = ForecastRows(timeline, order: order.map(\.1), fits: fits)
        checkPeriod = settings.checkPeriod.milliseconds
        remindPeriod = settings.remindPeriod.milliseconds
        skipsFirstLaunch = version == .last && !settings.showOnFirstLaunch
        checksAtReturns = settings.platform == .ios
        keepsAlert = version == .last
    }

    private static func fit(_ message: PropertyValue.Entry, version: NumericVersion?) -> ForecastRows.Fit {
        do throws(ClientCrash) {
            return try INotifyDevice.isExcluded(message, version: version) ? .excluded : .eligible
        } catch {
            return .crash
        }
    }
}
