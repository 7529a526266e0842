import Campaigns
import Clients

/// The phones of a forecast as they are: one device for each user, lived through visit by visit.
///
/// It serves clients without a compiled form, and is what the compiled ones are compared with.
public struct DeviceFleet: ForecastFleet {
    /// What the phones of one locale read, and how its messages are found again.
    public struct Channel: Sendable {
        /// The language of the phones.
        var locale: String
        /// How many messages there are, with one for whatever is of no campaign.
        var count: Int
        /// The places of messages by the names under which devices speak of them.
        var places: [String: Int]
        /// What a phone finds on the web at an instant.
        var space: @Sendable (Instant) -> SimulatedSpace

        /// A locale with so many messages of campaigns.
        public init(
            locale: String, messages: Int, places: [String: Int], space: @escaping @Sendable (Instant) -> SimulatedSpace
        ) {
            self.locale = locale
            count = messages + 1
            self.places = places
            self.space = space
        }
    }

    /// Every day: what was downloaded may be shown after it has left the feed.
    public let presence: [[Range<Int>]]
    private let client: any Client
    private let channels: [Channel]
    private let offsets: [Int]

    /// The phones of a client in these locales, as the population counts them.
    ///
    /// - Throws: ``JourneyError`` when the client's settings make no device, or a day is in a year that no step can name.
    public init(_ client: any Client, channels: [Channel], days: ForecastDays) throws(JourneyError) {
        guard Instant.representable.contains(days.span.lowerBound),
            days.span.upperBound <= Instant.representable.upperBound
        else {
            throw JourneyError("the days must be in the years 0 to 9999, which steps can name")
        }
        for channel in channels {
            let trial = DeviceSimulation(
                client: client, locale: channel.locale, response: .none, explains: false, space: channel.space)
            _ = try trial.run([], from: days.span.lowerBound)
        }
        self.client = client
        self.channels = channels
        offsets = channels.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.count) }
        presence = channels.map { Array(repeating: 0..<days.count, count: $0.count) }
    }

    /// Lives the devices of some users through all their visits, and counts what they show.
    public func run(_ users: Range<Int>, of population: ForecastPopulation, into tally: inout ForecastTally) {
        for user in users {
            let journey = population.journey(of: user)
            tally.begin(user, locale: journey.locale, version: journey.version)
            for step in steps(of: user, journey, population) {
                let day = population.day(of: step.instant)
                for message in step.account.seen {
                    tally.show(place(of: message, journey.locale), on: day)
                }
            }
            tally.end(launches: journey.launches)
        }
    }

    /// The number of a message that a device in a locale shows.
    func place(of message: ShownMessage, _ locale: Int) -> Int {
        let channel = channels[locale]
        let place = message.names.lazy.compactMap { channel.places[$0] }.first
        return offsets[locale] + (place ?? channel.count - 1)
    }

    /// What happens on a user's phone.
    func steps(
        of user: Int, _ journey: ForecastJourney, _ population: ForecastPopulation
    ) -> [SimulatedStep] {
        let channel = channels[journey.locale]
        let version = population.versions[journey.version]
        let simulation = DeviceSimulation(
            client: client, locale: channel.locale, explains: false,
            response: { population.response(of: user, after: $0) }, space: channel.space)
        let occasions = journey.visits.map { visit in
            Occasion(
                at: visit.instant, isReturn: visit.isReturn, appVersion: version.app, buildVersion: version.build)
        }
        let span = population.days.span
        let end = Occasion(at: span.upperBound, appVersion: version.app, buildVersion: version.build)
        do throws(JourneyError) {
            return try simulation.run(occasions, from: span.lowerBound, until: end)
        } catch {
            // The device was tried when the fleet was made, and all that it meets since is the client's own: a user who
            // was left out here would be counted as one who is never shown anything.
            preconditionFailure("a phone with \(client.title) does not understand its own client: \(error)")
        }
    }
}
