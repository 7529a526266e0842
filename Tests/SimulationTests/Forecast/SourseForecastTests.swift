import Campaigns
import Clients
import Simulation
import TestSupport
import Testing

/// Compiled phones with Sourse show what its devices show, occasion by occasion.
@Suite struct SourseForecastTests {
    private static let settings = "topic: news-{locale}"
    private static let topic = "'news-en' in topics && 'sourse_sdk_integrated' in topics"

    /// What is sent for the phones of a locale, a message or several of which one is for a phone of ours.
    private func push(
        _ locale: String, isSmart: Bool, from start: Instant?, to end: Instant?, _ random: inout SteppedGenerator
    ) -> PropertyValue {
        let mine = "'news-\(locale)' in topics"
        var data: [PropertyValue.Entry] = [
            .init("title", "T"), .init("message", "M"), .init("isSmartNotification", isSmart ? "1" : "0"),
        ]
        if !random.happens(1, in: 20) { data.append(.init("handler", "com.sourse.notification")) }
        if let start { data.append(.init("embargoDate", .string(start.iso8601))) }
        if let end { data.append(.init("expiryDate", .string(end.iso8601))) }
        let sdk = "'sourse_sdk_integrated' in topics"
        let standard: PropertyValue = [
            "condition": .string("\(mine) && !(\(sdk))"), "notification": ["title": "T", "body": "M"],
        ]
        // Some apps have no payload, so that all phones get the standard notification.
        if random.happens(1, in: 12) {
            return [["condition": .string(mine), "notification": ["title": "T", "body": "M"]]]
        }
        let topic = random.happens(1, in: 15) ? "'news-other' in topics" : mine
        return [["condition": .string("\(topic) && \(sdk)"), "data": .dictionary(data)], standard]
    }

    private func trial(_ seed: UInt64, users: Int = 20, days: Int = 40, returns: Int = 0) throws -> ForecastTrial {
        var random = SteppedGenerator(seed: seed)
        let client = try #require(try ForecastTrial.client("sourse", Self.settings))
        let channels = ForecastTrial.locales.map { locale in
            let count = random.one(of: [0, 1, 5, 20, 70])
            return ForecastInput.Channel(
                locale: locale,
                entries: (0..<count).map { number in
                    let window = random.window(days: days)
                    let isSmart = random.happens(2, in: 3)
                    let push = push(locale, isSmart: isSmart, from: window.start, to: window.end, &random)
                    let leaves = random.happens(1, in: 2) ? window.end : nil
                    return ForecastTrial.entry("c\(number)", locale, Window(end: leaves), push)
                })
        }
        return ForecastTrial(
            client, channels, users: users, seed: seed, days: days,
            versions: [ForecastVersion(app: "1.0", build: nil)]
        ) { $0.returns = returns }
    }

    @Test(arguments: 0..<20 as Range<UInt64>)
    func everyUserSeesTheSameAsOnADevice(_ seed: UInt64) throws {
        let trial = try trial(seed)
        let fleet = trial.compiled
        let compiled = try #require(fleet).showings(0..<20, of: trial.population)
        let devices = try trial.deviceShowings(0..<20)
        #expect(compiled == devices)
        // What waits for the app to be opened may be shown after it has left the feed.
        let counts = Forecast(trial.population, fleets: [try #require(fleet)]).run(0..<20, jobs: 1).clients[0]
        #expect(counts.shown.joined().reduce(0, +) == compiled.count)
    }

    @Test(arguments: 0..<20 as Range<UInt64>)
    func everyUserWhoReturnsSeesTheSameAsOnADevice(_ seed: UInt64) throws {
        let trial = try trial(seed, returns: 1 + Int(seed % 2))
        let fleet = trial.compiled
        let compiled = try #require(fleet).showings(0..<8, of: trial.population)
        let devices = try trial.deviceShowings(0..<8)
        #expect(compiled == devices)
    }

    @Test func thereIsSomethingToCompare() throws {
        let counts = try (0..<40 as Range<UInt64>).map { seed in
            let trial = try trial(seed)
            return trial.compiled?.showings(0..<20, of: trial.population).count ?? 0
        }
        #expect(counts.count { $0 > 50 } > 20)
    }

    /// A message that is sent before its time and shows by itself is shown with the next one, or when the app is opened.
    @Test func whatIsSentTooEarlyHasNoCompiledForm() throws {
        let client = try #require(try ForecastTrial.client("sourse", Self.settings))
        let later = ForecastTrial.start.advanced(seconds: 86400).iso8601
        func data(_ embargo: String, _ condition: String) -> PropertyValue {
            [
                "condition": .string(condition),
                "data": [
                    "handler": "com.sourse.notification", "title": "T", "message": "M", "isSmartNotification": "0",
                    "embargoDate": .string(embargo),
                ],
            ]
        }
        let push: PropertyValue = [
            data(ForecastTrial.start.iso8601, "'other' in topics && 'sourse_sdk_integrated' in topics"),
            data(later, Self.topic),
        ]
        let trial = ForecastTrial(
            client,
            [
                .init(locale: "en", entries: [ForecastTrial.entry("a", "en", Window(), push)]),
                .init(locale: "fr", entries: []),
            ], users: 1, seed: 1, days: 5, versions: [ForecastVersion(app: "1.0", build: nil)])
        let fleet = trial.compiled
        #expect(fleet == nil)
    }
}
