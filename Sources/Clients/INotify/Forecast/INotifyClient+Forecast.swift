extension INotifyClient {
    func fleet(on ground: ForecastGround) -> (any ForecastFleet)? {
        CompiledFleet<INotifyPhone>(on: ground) { INotifyForecastFeed(self, $0, of: ground, offset: $1) }
    }
}
