import Campaigns
import Clients
import Testing

/// Users of a forecast open the app at the times that the documentation says, also where the clocks are changed.
@Suite struct LaunchTimesTests {
    /// Days of a zone on one of which the clocks are changed.
    struct Span: Sendable, CustomTestStringConvertible {
        var zone: String
        var first: CivilTime
        /// How many days after the first the clocks are changed.
        var change: Int

        var testDescription: String { "\(zone) \(first.year)-\(first.month)" }
        var clock: ZoneClock { ZoneClock(zone) ?? .utc }

        init(_ zone: String, _ year: Int, _ month: Int, _ day: Int, change: Int = 10) {
            self.zone = zone
            first = CivilTime(year: year, month: month, day: day)
            self.change = change
        }

        /// The first time that the clocks show on a day.
        func midnight(_ day: Int, by clock: ZoneClock) -> Instant {
            let midnight = first.asUTC.advanced(days: Int64(day))
            let times = [0, 1].lazy.compactMap { hour in
                clock.instants(showing: CivilTime(utc: midnight.advanced(seconds: hour * 3600))).first
            }
            return times.first ?? midnight
        }

        func population(_ habit: LaunchHabit, users: Int, by clock: ZoneClock? = nil) -> ForecastPopulation {
            var audience = AudienceModel()
            audience.users = users
            audience.launches = [habit: 1]
            let clock = clock ?? self.clock
            return ForecastPopulation(
                audience, locales: ["en"], versions: [ForecastVersion(app: nil, build: nil)],
                days: ForecastDays((0...20).map { midnight($0, by: clock) }, by: clock))
        }

        /// The day of a launch, and the seconds from 0:00 that the clocks show then.
        func time(of launch: Instant, by clock: ZoneClock? = nil) -> (day: Int, seconds: Int) {
            let time = (clock ?? self.clock).civilTime(at: launch)
            let day = (time.asUTC.seconds - first.asUTC.seconds) / Instant.secondsPerDay
            return (Int(day), time.hour * 3600 + time.minute * 60 + time.second)
        }
    }

    static let spans = [
        Span("Europe/Berlin", 2026, 3, 19), Span("Europe/Berlin", 2026, 10, 15), Span("America/New_York", 2026, 2, 26),
        Span("America/New_York", 2026, 10, 22), Span("Australia/Lord_Howe", 2026, 9, 24),
        Span("Australia/Lord_Howe", 2026, 3, 26), Span("America/Havana", 2026, 2, 26),
        Span("America/Havana", 2026, 10, 22),
    ]

    @Test(arguments: spans)
    func whoOpensTheAppOftenDoesSoInEachThirdOfTheDay(_ span: Span) {
        let population = span.population(.often, users: 200)
        for user in 0..<200 {
            let times = population.journey(of: user).visits.map { span.time(of: $0.instant) }
            #expect(times.count == 60)
            for (number, time) in times.enumerated() {
                #expect(time.day == number / 3, "\(time)")
                #expect(time.seconds / 21_600 == number % 3 + 1, "\(time)")
            }
        }
    }

    /// All launches of a user are within an hour of one time, and so within two of each other.
    @Test(arguments: spans)
    func whoOpensTheAppDailyDoesSoAtTheUsualTime(_ span: Span) {
        let population = span.population(.daily, users: 1000)
        var compared = 0
        for user in 0..<1000 {
            let times = population.journey(of: user).visits.map { span.time(of: $0.instant) }
            #expect(times.map(\.day) == Array(0..<20))
            let seconds = times.map(\.seconds)
            // Before four, an hour may be skipped.
            guard let first = seconds.min(), let last = seconds.max(), first > 4 * 3600 else { continue }
            #expect(last - first <= 2 * 3600)
            compared += 1
        }
        #expect(compared > 800)
    }

    @Test(arguments: spans, LaunchHabit.allCases)
    func onOtherDaysNothingDependsOnTheZone(_ span: Span, _ habit: LaunchHabit) {
        let (here, elsewhere) = (span.population(habit, users: 100), span.population(habit, users: 100, by: .utc))
        for user in 0..<100 {
            let times = here.journey(of: user).visits.map { span.time(of: $0.instant) }.filter { $0.day != span.change }
            let others = elsewhere.journey(of: user).visits.map { span.time(of: $0.instant, by: .utc) }
                .filter { $0.day != span.change }
            #expect(times.elementsEqual(others) { $0 == $1 })
        }
    }

    /// Usual times around midnight: what goes beyond the day does not pile up at its ends.
    @Test(arguments: spans)
    func noMomentOfTheDayIsTheTimeOfMany(_ span: Span) {
        let population = span.population(.daily, users: 3000)
        var counts = [Int: Int]()
        for user in 0..<3000 {
            for launch in population.journey(of: user).visits.map(\.instant) {
                counts[span.time(of: launch).seconds, default: 0] += 1
            }
        }
        let late = counts.filter { $0.key >= 23 * 3600 }.values.reduce(0, +)
        #expect(late > 1000)
        #expect(counts.values.max() ?? 0 < 20, "\(counts.max { $0.value < $1.value } ?? (0, 0))")
    }
}
