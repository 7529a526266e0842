import Campaigns

/// Writes down what phones show, in order.
struct ForecastTrace: ForecastSink {
    /// What was shown.
    private(set) var showings: [ForecastShowing] = []
    private var user = 0

    /// Nothing yet.
    init() {}

    mutating func begin(_ person: ForecastPerson) {
        user = person.number
    }

    mutating func show(_ message: Int, at visit: VisitSequence.Visit, _ response: UserResponse) {
        showings.append(
            ForecastShowing(
                user: user, instant: Instant(milliseconds: visit.instant), message: message, response: response))
    }

    mutating func end(launches: Int) {}
}
