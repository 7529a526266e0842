extension NotableClient {
    func fleet(for input: ForecastInput) -> (any ForecastFleet)? {
        input.feeds { NotableForecastFeed(self, $0, of: input, offset: $1) }.map { feeds in
            CompiledFleet(presence: input.presence) { NotablePhone(feeds, versions: input.versions.count) }
        }
    }
}
