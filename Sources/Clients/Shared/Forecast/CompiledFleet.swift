/// The compiled phones with one client, all of a kind.
struct CompiledFleet<Phone: ForecastPhone & ~Copyable>: ForecastFleet {
    let presence: [[Range<Int>]]
    /// Makes a phone, which one user has after the other.
    let makePhone: @Sendable () -> Phone
    /// The loop of a forecast. It is compiled where the kind of phone is known: as a method of a generic type that a protocol
    /// asks for, it would call each launch through a table, which costs a twentieth.
    private let live: @Sendable (Range<Int>, ForecastPopulation, inout ForecastTally) -> Void

    /// Phones on which each message can be shown on some days.
    @inline(__always)
    init(presence: [[Range<Int>]], makePhone: @escaping @Sendable () -> Phone) {
        self.presence = presence
        self.makePhone = makePhone
        live = { users, population, tally in
            var phone = makePhone()
            ForecastRun.run(&phone, users, of: population, into: &tally)
        }
    }

    func run(_ users: Range<Int>, of population: ForecastPopulation, into tally: inout ForecastTally) {
        live(users, population, &tally)
    }
}
