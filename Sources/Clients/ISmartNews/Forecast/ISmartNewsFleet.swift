extension ISmartNewsClient {
    func fleet(for input: ForecastInput) -> (any ForecastFleet)? {
        input.feeds { ISmartNewsForecastFeed(self, $0, of: input, offset: $1) }.map { feeds in
            CompiledFleet(presence: input.presence) { ISmartNewsPhone(feeds) }
        }
    }
}
