import Campaigns

/// All users of a forecast: who each of them is follows from the seed and the user's number, and from nothing else.
public struct ForecastPopulation: Sendable {
    /// How many users there are.
    let users: Int
    /// Where the random numbers start.
    let seed: UInt64
    /// The locales of the phones.
    let locales: [String]
    /// The versions of the app.
    public let versions: [ForecastVersion]
    /// The days.
    public let days: ForecastDays
    /// How often all of them come back to the app after each launch.
    let returns: Int

    private static let habits = FixedTable(LaunchHabit.allCases)
    private static let responses = FixedTable(UserResponse.allCases)
    private let random: ForecastRandom
    private let localeShares: ForecastShares
    private let versionShares: ForecastShares
    private let habitShares: ForecastShares
    private let responseShares: ForecastShares
    private let hourShares: ForecastShares

    /// The users of an audience.
    ///
    /// - Parameters:
    ///   - audience: the audience; what it gives no shares of has those of ``ForecastHabits`` or is shared equally.
    ///   - locales: the locales that are simulated; the shares of others are left out.
    ///   - versions: the versions of the app, one at least.
    ///   - days: the days.
    public init(_ audience: AudienceModel, locales: [String], versions: [ForecastVersion], days: ForecastDays) {
        users = audience.users
        seed = audience.seed
        self.locales = locales
        self.versions = versions
        self.days = days
        returns = audience.returns
        random = ForecastRandom(key: audience.seed)
        localeShares = ForecastShares(locales.map { audience.locales.isEmpty ? 1 : audience.locales[$0] ?? 0 })
        versionShares = ForecastShares(versions.map(\.weight))
        let habits = audience.launches.isEmpty ? ForecastHabits.launches : audience.launches
        habitShares = ForecastShares(LaunchHabit.allCases.map { habits[$0] ?? 0 })
        let responses = audience.responses.isEmpty ? ForecastHabits.responses : audience.responses
        responseShares = ForecastShares(UserResponse.allCases.map { responses[$0] ?? 0 })
        hourShares = ForecastShares(ForecastHabits.hours)
    }

    /// The user of a number.
    @inline(__always)
    func person(_ number: Int) -> ForecastPerson {
        let own = random.stream(UInt64(truncatingIfNeeded: number))
        let moment = own.draw(3)
        let habit = Self.habits.start[habitShares.pick(own.draw(2))]
        let visits = VisitSequence(
            habit, random: own.stream(5), days: days.table,
            home: hourShares.pick(own.draw(4)) * 3600 + moment.upperHalf(below: 3600),
            phase: moment.lowerHalf(below: habit.days), returns: returns)
        return ForecastPerson(
            number: number, locale: localeShares.pick(own.draw(0)), version: versionShares.pick(own.draw(1)),
            visits: visits, answers: own.stream(6))
    }

    /// What a user does with what is shown at a visit, after that many earlier visits that showed something.
    @inline(__always)
    func response(of person: ForecastPerson, after earlier: Int) -> UserResponse {
        Self.responses.start[responseShares.pick(person.answers.draw(UInt64(truncatingIfNeeded: earlier)))]
    }
}

extension ForecastPopulation {
    /// When a user opens the app, and with what.
    public func journey(of user: Int) -> ForecastJourney {
        let person = person(user)
        var sequence = person.visits
        var visits: [ForecastJourney.Visit] = []
        while let visit = sequence.next() {
            visits.append(.init(instant: Instant(milliseconds: visit.instant), isReturn: visit.isReturn))
        }
        return ForecastJourney(locale: person.locale, version: person.version, visits: visits)
    }

    /// What a user does with what is shown at a visit, after that many earlier visits that showed something.
    public func response(of user: Int, after earlier: Int) -> UserResponse {
        response(of: person(user), after: earlier)
    }

    /// The day of an instant.
    public func day(of instant: Instant) -> Int { days.day(of: instant) }
}
