extension NotableClient {
    func fleet(on ground: ForecastGround) -> (any ForecastFleet)? {
        CompiledFleet<NotablePhone>(on: ground) { NotableForecastFeed(self, $0, of: ground, offset: $1) }
    }
}
