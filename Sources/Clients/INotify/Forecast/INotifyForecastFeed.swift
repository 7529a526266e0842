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

    /// How many words hold a bit for each message.
    var wordCount: Int { (messages.count + 63) / 64 }

    /// Compiles the feed of a locale, whose messages are numbered from `offset` on; nil where devices do not tell its
    /// entries apart.
    init?(_ client: INotifyClient, _ channel: ForecastGround.Channel, of ground: ForecastGround, offset: Int) {
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
        let order = known.indices.sorted { left, right in
            let (one, other) = (known[left].0.key, known[right].0.key)
            let isOldestFirst = version == .last && settings.showOldestFirst
            let result =
                isOldestFirst
                ? CaseInsensitiveOrder.compare(one, other) : CaseInsensitiveOrder.compare(other, one)
            return result == .orderedSame ? left < right : result == .orderedAscending
        }.map { known[$0] }
        messages = FixedTable(
            order.map { message, place in
                INotifyForecastMessage(
                    number: Int32(offset + place),
                    stops: Self.stops(message.value, settings: settings, version: version),
                    hasAction: message.value[INotifyField.actionURL.rawValue] != nil)
            })
        let fits = ground.versions.map { app -> [ForecastRows.Fit] in
            guard version == .last else { return order.map { _ in .eligible } }
            let text = app.app.flatMap { $0.isEmpty ? nil : $0 } ?? app.build
            return order.map { Self.fit($0.0, version: text.map(NumericVersion.init)) }
        }
        let timeline = ground.timeline(of: channel)
        changes = FixedTable(timeline.starts.dropFirst().map(\.milliseconds) + [.max])
        rows = ForecastRows(timeline, order: order.map(\.1), fits: fits)
        checkPeriod = settings.checkPeriod.milliseconds
        remindPeriod = settings.remindPeriod.milliseconds
        skipsFirstLaunch = version == .last && !settings.showOnFirstLaunch
    }

    private static func fit(_ message: PropertyValue.Entry, version: NumericVersion?) -> ForecastRows.Fit {
        do throws(ClientCrash) {
            return try INotifyDevice.isExcluded(message, version: version) ? .excluded : .eligible
        } catch {
            return .crash
        }
    }

    /// Whether nothing is shown when a message's turn has come.
    private static func stops(
        _ message: PropertyValue, settings: INotifyDeviceSettings, version: INotifySettings.Version
    ) -> Bool {
        guard message.dictionary != nil else { return true }
        if version == .last, let address = message[INotifyField.actionURL.rawValue] {
            guard let text = address.string, settings.openable.contain(text) else { return true }
        }
        do throws(ClientCrash) {
            try INotifyAlert.check(message, on: settings.platform, by: version)
            return false
        } catch {
            return true
        }
    }
}
