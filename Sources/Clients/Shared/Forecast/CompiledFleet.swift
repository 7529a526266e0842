/// Phones with one client whose feeds are compiled: each user's is made of the feeds of all locales.
struct CompiledFleet<Phone: ForecastPhone & ~Copyable>: ForecastFleet {
    let presence: [[Range<Int>]]
    private let feeds: [Phone.Feed]
    private let versions: Int

    /// Compiles the feeds of all locales; nil where one of them has no compiled form.
    ///
    /// - Parameter compiled: the compiled form of a locale's feed, whose messages are counted from a number on.
    init?(on ground: ForecastGround, compiled: (ForecastGround.Channel, _ offset: Int) -> Phone.Feed?) {
        let feeds = zip(ground.channels, ground.offsets).compactMap { compiled($0, $1) }
        guard !feeds.isEmpty, feeds.count == ground.channels.count else { return nil }
        self.feeds = feeds
        presence = ground.presence
        versions = ground.versions.count
    }

    func run(_ users: Range<Int>, of population: ForecastPopulation, into tally: inout ForecastTally) {
        var phone = Phone(feeds, versions: versions)
        ForecastRun.run(&phone, users, of: population, into: &tally)
    }

    func showings(_ users: Range<Int>, of population: ForecastPopulation) -> [ForecastShowing] {
        var phone = Phone(feeds, versions: versions)
        var trace = ForecastTrace()
        ForecastRun.run(&phone, users, of: population, into: &trace)
        return trace.showings
    }
}
