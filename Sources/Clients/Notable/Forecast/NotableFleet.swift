/// The compiled phones with Notable.
///
/// It is no generic type, although the clients' differ in names alone: what a protocol asks of a generic type is not
/// compiled for each of its phones, and each launch would be a call through a table, which costs a twentieth.
struct NotableFleet: ForecastFleet {
    let presence: [[Range<Int>]]
    let feeds: [NotableForecastFeed]
    let versions: Int

    /// Compiles the control files of all locales; nil where one of them has no compiled form.
    init?(_ client: NotableClient, for input: ForecastInput) {
        let feeds = zip(input.channels, input.offsets).compactMap { channel, offset in
            NotableForecastFeed(client, channel, of: input, offset: offset)
        }
        guard !feeds.isEmpty, feeds.count == input.channels.count else { return nil }
        self.feeds = feeds
        presence = input.presence
        versions = input.versions.count
    }

    func run(_ users: Range<Int>, of population: ForecastPopulation, into tally: inout ForecastTally) {
        var phone = NotablePhone(feeds, versions: versions)
        ForecastRun.run(&phone, users, of: population, into: &tally)
    }
}

extension NotableClient {
    func fleet(for input: ForecastInput) -> (any ForecastFleet)? { NotableFleet(self, for: input) }
}
