/// One user of a forecast.
struct ForecastPerson: Sendable {
    /// The user's number.
    let number: Int
    /// The place of the phone's language among the locales.
    let locale: Int
    /// The place of the app's version among the versions; it stays the same.
    let version: Int
    /// The visits, from the first launch on.
    let visits: VisitSequence
    /// The random numbers of the answers.
    let answers: ForecastRandom
}
