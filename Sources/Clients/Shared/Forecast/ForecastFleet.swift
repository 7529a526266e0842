import Campaigns

/// The phones of a forecast with one client, in every locale and with every version of the app.
///
/// Messages are counted through all locales: those of the first, in the order of its entries, then those of the next.
public protocol ForecastFleet: Sendable {
    /// For each locale the days on which each of its messages can be shown.
    var presence: [[Range<Int>]] { get }

    /// Lives the phones of some users through all their visits, and counts what they show.
    func run(_ users: Range<Int>, of population: ForecastPopulation, into tally: inout ForecastTally)

    /// What the phones of some users show, one after the other.
    func showings(_ users: Range<Int>, of population: ForecastPopulation) -> [ForecastShowing]
}

/// One message shown to one user.
public struct ForecastShowing: Equatable, Sendable {
    /// The user's number.
    public var user: Int
    /// When.
    public var instant: Instant
    /// The message.
    public var message: Int
    /// What the user does with it.
    public var response: UserResponse

    /// A showing.
    public init(user: Int, instant: Instant, message: Int, response: UserResponse) {
        self.user = user
        self.instant = instant
        self.message = message
        self.response = response
    }
}
