import Campaigns
import Clients
import Files
import Simulation

/// The phones of a forecast with one client: what they read, compiled where the client can do so.
struct ForecastPhones: Sendable {
    /// The phones.
    let fleet: any ForecastFleet
    /// The client's messages.
    let setting: ForecastSetting.Client
    /// Everything that decides what these phones show.
    let inputs: PropertyValue
    /// What was assumed, a sentence each.
    let remarks: [Remark]

    init(
        _ client: any Client, locales: [String], population: ForecastPopulation, edition: Edition
    ) throws(JourneyError) {
        let kind = type(of: client)
        let channels = locales.map { locale in
            ForecastInput.Channel(
                locale: locale, entries: edition.entries[Edition.Channel(client: kind.name, locale: locale)] ?? [])
        }
        let versions = population.versions
        let compiled = client.fleet(for: ForecastInput(channels: channels, of: population))
        if let compiled {
            fleet = compiled
        } else {
            fleet = try DeviceFleet(
                client, channels: channels.map { edition.phones(with: client, $0, in: population.days.span) },
                days: population.days)
        }
        setting = ForecastSetting.Client(
            name: kind.name, title: kind.title, version: client.clientVersion,
            messages: channels.enumerated().flatMap { place, channel in
                let messages = edition.messages(of: channel, at: place, for: population)
                // Phones that are no compiled ones may show what is of no campaign.
                let others = ForecastSetting.Message(
                    locale: place, campaign: nil, isMeant: versions.map { _ in false })
                return compiled == nil ? messages + [others] : messages
            })
        inputs = [
            .string(kind.name), .optional(client.clientVersion),
            .array(channels.map { $0.inputs(client) }),
        ]
        remarks = versions.compactMap { Self.remark(on: $0, for: kind) }
    }

    /// What phones with a version do whose number, or that of its build, is not known; nil where it makes no difference.
    private static func remark(on version: ForecastVersion, for kind: any Client.Type) -> Remark? {
        guard let consequence = kind.consequenceOfMissingVersion(app: version.app, build: version.build) else {
            return nil
        }
        return version.app.map { .note("no build of \($0) is known: \(consequence)") }
            ?? .note("no version of the app is known: \(consequence)")
    }
}

extension ForecastInput.Channel {
    /// What phones read: the feed whole, when each entry is in it, and the pages beside it.
    fileprivate func inputs(_ client: any Client) -> PropertyValue {
        func digest(_ bytes: [UInt8]) -> PropertyValue { .string(SHA256Digest(of: bytes).hexadecimal) }
        return [
            .string(locale), client.journeySettings(locale: locale), digest(client.feed(entries, locale: locale).bytes),
            .array(
                entries.flatMap { entry in
                    [entry.window.start, entry.window.end].map { $0.map(PropertyValue.date) ?? .null }
                        + [.string(entry.campaign)]
                        + entry.files.flatMap { [.string($0.path), digest($0.bytes)] }
                }),
        ]
    }
}

extension Edition {
    /// The messages of a channel, and for which versions each of them is meant.
    ///
    /// - Parameter place: the locale's place among those of the forecast.
    fileprivate func messages(
        of channel: ForecastInput.Channel, at place: Int, for population: ForecastPopulation
    ) -> [ForecastSetting.Message] {
        let versions = population.versions.map { $0.app.flatMap(AppVersion.init) }
        return channel.entries.map { entry in
            // What is in no feed in this time is meant for nobody, nor is what only waits in one.
            let isPresent = [entry.window, window(of: entry.campaign)]
                .allSatisfy { $0.isOpen(in: population.days.span) }
            return ForecastSetting.Message(
                locale: place, campaign: entry.campaign,
                isMeant: versions.map { isPresent && isMeant(entry.campaign, for: $0) })
        }
    }

    /// Whether people would say that a campaign is meant for a version, on phones with the system that all of them have;
    /// what nobody knows is.
    fileprivate func isMeant(_ campaign: String, for version: AppVersion?) -> Bool {
        guard let source = messages[campaign]?.first?.campaign else { return true }
        if let end = source.systemBefore, NumericVersion(Occasion.usualSystem) >= NumericVersion(end.value) {
            return false
        }
        return version.map(source.versions.contains) ?? true
    }

    /// When a campaign may be shown; some clients have it in their feed before.
    fileprivate func window(of campaign: String) -> Window {
        messages[campaign]?.first?.campaign.window ?? Window()
    }

    /// The real devices of a locale, each state of whose feed is encoded once.
    fileprivate func phones(
        with client: any Client, _ channel: ForecastInput.Channel, in span: Range<Instant>
    ) -> DeviceFleet.Channel {
        let states = FeedStates(
            of: client, locale: channel.locale, in: self, from: span.lowerBound, to: span.upperBound)
        let places = Dictionary(keepingFirst: channel.entries.enumerated().map { ($1.campaign, $0) })
        return DeviceFleet.Channel(
            locale: channel.locale, messages: channel.entries.count,
            places: campaignNames(client: client.name, locale: channel.locale, in: span)
                .compactMapValues { places[$0] },
            space: states.space(at:))
    }
}
