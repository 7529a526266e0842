import Campaigns

/// The workspace's own journeys for templates.
enum JourneyValues {
    /// How many that passed are listed; all that failed are.
    static let mostPassed = 100
    /// How many differences of a journey are listed.
    static let mostDifferences = 20

    /// The values of the journeys, those that failed first.
    static func values(of journeys: [JourneyReport]) -> TemplateValue {
        let failed = journeys.filter { !$0.differences.isEmpty }
        let passed = journeys.filter(\.differences.isEmpty)
        let left = passed.count - mostPassed
        return [
            "summary": .text(summary(passed: passed.count, failed: failed.count)),
            "hasFailed": .truth(!failed.isEmpty),
            "journeys": .list((failed + passed.prefix(mostPassed)).map(value)),
            "hasJourneys": .truth(!journeys.isEmpty),
            "moreJourneys": .text(left > 0 ? "\(CountWords.grouped(left)) more that passed" : nil),
        ]
    }

    private static func summary(passed: Int, failed: Int) -> String {
        failed == 0
            ? "all \(CountWords.grouped(passed, "journey")) passed"
            : "\(CountWords.grouped(failed)) of \(CountWords.grouped(passed + failed, "journey")) failed"
    }

    private static func value(_ journey: JourneyReport) -> TemplateValue {
        let left = journey.differences.count - mostDifferences
        return [
            "name": .text(journey.name.isEmpty ? journey.file : journey.name),
            "file": .text(journey.file),
            "note": .text(journey.note),
            "hasPassed": .truth(journey.differences.isEmpty),
            "differences": .list(journey.differences.prefix(mostDifferences).map { ["text": .text($0)] }),
            "moreDifferences": .text(left > 0 ? CountWords.grouped(left, "more difference") : nil),
        ]
    }
}
