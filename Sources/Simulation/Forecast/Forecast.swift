import Clients
import Files
import Synchronization

/// Lives a population through its launches, with every client of the app, on several threads.
public struct Forecast: Sendable {
    /// The users.
    var population: ForecastPopulation
    /// The phones of each client.
    public var fleets: [any ForecastFleet]

    /// A forecast.
    public init(_ population: ForecastPopulation, fleets: [any ForecastFleet]) {
        self.population = population
        self.fleets = fleets
    }

    /// What is counted of some users; the same whatever the number of threads.
    ///
    /// - Parameters:
    ///   - users: the users.
    ///   - jobs: how many threads there are.
    ///   - progress: called by any thread with how many users are done.
    public func run(
        _ users: Range<Int>, jobs: Int, progress: @escaping @Sendable (Int) -> Void = { _ in }
    ) -> ForecastTotals {
        let layouts = fleets.map { ForecastLayout($0, of: population) }
        let portions = Portions(users, size: min(max(users.count / (max(jobs, 1) * 32), 1), 4096))
        let parts = Workers.map(Array(0..<max(jobs, 1)), width: jobs) { _ in
            let tallies = layouts.map(Tally.init)
            var usersByMessages: [Int] = []
            while let portion = portions.next() {
                var seen = [Int](repeating: 0, count: portion.count)
                for (fleet, tally) in zip(fleets, tallies) {
                    tally.counted.prepare(for: portion)
                    fleet.run(portion, of: population, into: &tally.counted)
                    ForecastCounts.add(tally.counted.seen, to: &seen)
                }
                for messages in seen {
                    while usersByMessages.count <= messages { usersByMessages.append(0) }
                    usersByMessages[messages] += 1
                }
                progress(portions.finish(portion))
            }
            return ForecastTotals(clients: tallies.map { $0.counted.counts }, usersByMessages: usersByMessages)
        }
        return parts.dropFirst().reduce(into: parts[0]) { $0.add($1) }
    }

    /// The counters of a client on one thread.
    private final class Tally {
        var counted: ForecastTally

        init(_ layout: ForecastLayout) {
            counted = ForecastTally(layout)
        }
    }

    /// Deals out users to threads, some at a time; who gets which does not matter, because counts are added up.
    private final class Portions: Sendable {
        private let users: Range<Int>
        private let size: Int
        private let dealt = Atomic<Int>(0)
        private let done = Atomic<Int>(0)

        init(_ users: Range<Int>, size: Int) {
            self.users = users
            self.size = size
        }

        func next() -> Range<Int>? {
            let start = users.lowerBound + dealt.add(size, ordering: .relaxed).oldValue
            return start < users.upperBound ? start..<min(start + size, users.upperBound) : nil
        }

        func finish(_ portion: Range<Int>) -> Int {
            done.add(portion.count, ordering: .relaxed).newValue
        }
    }
}
