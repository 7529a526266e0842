/// The phones of a forecast with one client, in every locale and with every version of the app.
///
/// Messages are counted through all locales: those of the first, in the order of its entries, then those of the next.
public protocol ForecastFleet: Sendable {
    /// For each locale the days on which each of its messages can be shown.
    var presence: [[Range<Int>]] { get }

    /// Lives the phones of some users through all their visits, and counts what they show.
    func run(_ users: Range<Int>, of population: ForecastPopulation, into tally: inout ForecastTally)
}
