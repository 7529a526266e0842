import Campaigns

@testable import Clients
@testable import Simulation

/// One message shown to one user.
struct ForecastShowing: Equatable {
    /// The user's number.
    var user: Int
    /// When.
    var instant: Instant
    /// The message.
    var message: Int
    /// What the user does with it.
    var response: UserResponse
}

/// Writes down what phones show, in order.
struct ForecastTrace: ForecastRecorder {
    /// What was shown.
    private(set) var showings: [ForecastShowing] = []
    private var user = 0

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

extension ForecastFleet {
    /// What the compiled phones of some users show, one after the other.
    func showings(_ users: Range<Int>, of population: ForecastPopulation) -> [ForecastShowing] {
        var trace = ForecastTrace()
        switch self {
        case let fleet as CompiledFleet<INotifyPhone>: fleet.live(users, of: population, into: &trace)
        case let fleet as CompiledFleet<NotablePhone>: fleet.live(users, of: population, into: &trace)
        case let fleet as CompiledFleet<ISmartNewsPhone>: fleet.live(users, of: population, into: &trace)
        case let fleet as SourseFleet: fleet.live(users, of: population, into: &trace)
        default: preconditionFailure("phones of an unknown client")
        }
        return trace.showings
    }
}

extension CompiledFleet where Phone: ~Copyable {
    /// Lives a phone through the visits of some users.
    fileprivate func live(_ users: Range<Int>, of population: ForecastPopulation, into trace: inout ForecastTrace) {
        var phone = makePhone()
        ForecastRun.run(&phone, users, of: population, into: &trace)
    }
}

extension DeviceFleet {
    /// What the devices of some users show, one after the other.
    func showings(_ users: Range<Int>, of population: ForecastPopulation) -> [ForecastShowing] {
        users.flatMap { user -> [ForecastShowing] in
            let journey = population.journey(of: user)
            let shown = steps(of: user, journey, population).filter { !$0.account.shown.isEmpty }
            return shown.enumerated().flatMap { number, step in
                step.account.seen.map { message in
                    ForecastShowing(
                        user: user, instant: step.instant, message: place(of: message, journey.locale),
                        response: population.response(of: user, after: number))
                }
            }
        }
    }
}
