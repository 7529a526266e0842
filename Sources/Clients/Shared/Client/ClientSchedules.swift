/// A client's feeds, prepared for questions about all phones at once.
public protocol ClientSchedules: ClientKind {
    /// An encoded feed, decoded as the client decodes it and prepared for schedules.
    ///
    /// - Parameters:
    ///   - feed: a feed with all entries of the locale, whenever each of them is in it.
    ///   - locale: the language of the phone.
    func compiled(_ feed: FeedBody, locale: String) -> any CompiledFeed

    /// The phones of a forecast, compiled for runs of millions; nil where the client has no such form, or none for
    /// these entries: then its devices are run as they are. By default there is none.
    func fleet(for input: ForecastInput) -> (any ForecastFleet)?
}

extension ClientSchedules {
    /// No compiled form.
    public func fleet(for input: ForecastInput) -> (any ForecastFleet)? { nil }
}
