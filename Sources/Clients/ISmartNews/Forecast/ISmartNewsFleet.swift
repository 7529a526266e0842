/// The compiled phones with iSmartNews, in either version.
///
/// It is no generic type, although the clients' differ in names alone: what a protocol asks of a generic type is not
/// compiled for each of its phones, and each launch would be a call through a table, which costs a twentieth.
struct ISmartNewsFleet: ForecastFleet {
    let presence: [[Range<Int>]]
    let feeds: [ISmartNewsForecastFeed]

    /// Compiles the feeds of all locales; nil where one of them has no compiled form.
    init?(_ client: ISmartNewsClient, for input: ForecastInput) {
        let feeds = zip(input.channels, input.offsets).compactMap { channel, offset in
            ISmartNewsForecastFeed(client, channel, of: input, offset: offset)
        }
        guard !feeds.isEmpty, feeds.count == input.channels.count else { return nil }
        self.feeds = feeds
        presence = input.presence
    }

    func run(_ users: Range<Int>, of population: ForecastPopulation, into tally: inout ForecastTally) {
        var phone = ISmartNewsPhone(feeds)
        ForecastRun.run(&phone, users, of: population, into: &tally)
    }
}

extension ISmartNewsClient {
    func fleet(for input: ForecastInput) -> (any ForecastFleet)? { ISmartNewsFleet(self, for: input) }
}
