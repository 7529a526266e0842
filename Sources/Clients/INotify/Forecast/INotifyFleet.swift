extension INotifyClient {
    func fleet(for input: ForecastInput) -> (any ForecastFleet)? {
        input.feeds { INotifyForecastFeed(self, $0, of: input, offset: $1) }.map { feeds in
            CompiledFleet(presence: input.presence) { INotifyPhone(feeds, versions: input.versions.count) }
        }
    }
}
