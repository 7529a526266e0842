import Campaigns
import Clients
import TestSupport
import Testing

@testable import Simulation

@Suite struct ForecastTests {
    private func trial(users: Int = 3000, returns: Int = 0) throws -> ForecastTrial {
        let client = try #require(try ForecastTrial.client("inotify"))
        var random = SteppedGenerator(seed: 7)
        let channels = ForecastTrial.locales.map { locale in
            ForecastInput.Channel(
                locale: locale,
                entries: (0..<12).map {
                    ForecastTrial.entry("2026/10/\($0)", locale, random.window(days: 40), ["Title": "T"])
                })
        }
        return ForecastTrial(
            client, channels, users: users, seed: 5, days: 40,
            versions: [ForecastVersion(app: "1.0", build: nil, weight: 3), ForecastVersion(app: "2.0", build: nil)]
        ) { $0.returns = returns }
    }

    @Test(arguments: [1, 2, 7])
    func theNumberOfThreadsChangesNothing(_ jobs: Int) throws {
        let trial = try trial()
        let fleet = trial.compiled
        let compiled = try #require(fleet)
        let forecast = Forecast(trial.population, fleets: [compiled, compiled])
        let once = forecast.run(0..<3000, jobs: 1)
        #expect(forecast.run(0..<3000, jobs: jobs) == once)
        #expect(once.clients[0].launches > 30_000)
        #expect(once.usersByMessages.reduce(0, +) == 3000)
    }

    @Test(arguments: [1, 2, 3, 8, 3000])
    func shardsAddUpToTheWhole(_ count: Int) throws {
        let trial = try trial()
        let fleet = trial.compiled
        let forecast = Forecast(trial.population, fleets: [try #require(fleet)])
        let parts = (1...count).compactMap { ForecastShard($0, of: count)?.users(of: 3000) }
        #expect(parts.map(\.count).reduce(0, +) == 3000)
        var total = forecast.run(parts[0], jobs: 1)
        for part in parts.dropFirst() { total.add(forecast.run(part, jobs: 2)) }
        #expect(total == forecast.run(0..<3000, jobs: 2))
    }

    /// Users are the same with and without returns: a launch makes room for what follows it, and no more.
    @Test(arguments: [1, 2, 10])
    func returnsFollowTheirLaunchOnItsDayAndBeforeTheNext(_ returns: Int) throws {
        let without = try trial(users: 300).population
        let with = try trial(users: 300, returns: returns).population
        for user in 0..<300 {
            let visits = with.journey(of: user).visits
            #expect(zip(visits, visits.dropFirst()).allSatisfy { $0.instant < $1.instant })
            let launches = visits.filter { !$0.isReturn }
            let expected = without.journey(of: user).visits
            #expect(launches.count == expected.count && visits.count == launches.count * (1 + returns))
            for (launch, other) in zip(launches, expected) {
                let seconds = (other.instant.milliseconds - launch.instant.milliseconds) / 1000
                #expect((0...Int64(60 * returns)).contains(seconds))
            }
            for (place, visit) in visits.enumerated() {
                let (number, launch) = (place % (1 + returns), visits[place - place % (1 + returns)])
                #expect(visit.isReturn == (number > 0))
                #expect(visit.instant == launch.instant.advanced(seconds: Int64(60 * number)))
                #expect(with.day(of: visit.instant) == with.day(of: launch.instant))
            }
        }
    }

    @Test func countsAreThoseOfTheShowings() throws {
        let trial = try trial(users: 100)
        let fleet = trial.compiled
        let compiled = try #require(fleet)
        let counts = Forecast(trial.population, fleets: [compiled]).run(0..<100, jobs: 2).clients[0]
        var expected = ForecastCounts(locales: 2, versions: 2, messages: 24, days: 40)
        var seen = [Set<Int>](repeating: [], count: 100)
        let journeys = (0..<100).map { trial.population.journey(of: $0) }
        for showing in try trial.deviceShowings(0..<100) {
            let day = trial.population.day(of: showing.instant)
            expected.shown[showing.message][day] += 1
            guard seen[showing.user].insert(showing.message).inserted else { continue }
            expected.reached[showing.message][day] += 1
            expected.reachedByVersion[showing.message][journeys[showing.user].version] += 1
        }
        for (journey, seen) in zip(journeys, seen) {
            expected.launches += journey.launches
            expected.users[journey.locale][journey.version] += 1
            while expected.usersByMessages[journey.locale].count <= seen.count {
                expected.usersByMessages[journey.locale].append(0)
            }
            expected.usersByMessages[journey.locale][seen.count] += 1
        }
        #expect(counts == expected)
    }
}
