import Clients
import Testing

@Suite("iSmartNews behaves as recorded")
struct ISmartNewsRecordedTests {
    @Test("A journey shows, opens and keeps what the client did")
    func journeys() throws {
        let lines = try ISmartNewsVectors.lines("ismartnews.jsonl")
        let differences = try lines.map { try ISmartNewsJourney(line: $0).differences() }.filter { !$0.isEmpty }
        #expect(differences.isEmpty, "\(differences.count) of \(lines.count) journeys:\n\(text(differences))")
    }

    @Test("A localized key is found where the client finds it")
    func keys() throws {
        for line in try ISmartNewsVectors.lines("ismartnews-keys.jsonl") {
            let version = try ISmartNewsVersion(clientVersion: line["clientVersion"]?.string)
            let localization = try ISmartNewsLocalization(
                JourneyFields(line["settings"] ?? [:]), version: version)
            let value = localization.value(
                of: try #require(line["key"]?.string), in: try #require(line["dict"]),
                lowercaseFirst: line["lowercaseFirst"]?.boolean ?? true)
            #expect(ISmartNewsVectors.agrees(value, line["expected"]), "\(ISmartNewsVectors.text(line))")
        }
    }

    @Test("The date of a range is stored as the client stores it")
    func dates() throws {
        for line in try ISmartNewsVectors.lines("ismartnews-dates.jsonl") {
            let calendar = try ISmartNewsCalendar(identifier: line["timeZone"]?.string ?? "UTC")
            let instant = ISmartNewsRangeDate.instant(of: try #require(line["value"]), in: calendar)
            #expect(instant == line["expected"]?.date, "\(ISmartNewsVectors.text(line))")
        }
    }

    @Test("A pattern is valid, stored and stepped as in the client")
    func patterns() throws {
        for line in try ISmartNewsVectors.lines("ismartnews-patterns.jsonl") {
            let version = try ISmartNewsVersion(clientVersion: line["clientVersion"]?.string)
            let scope = try #require(ISmartNewsPattern.Scope(rawValue: line["scope"]?.string ?? ""))
            let text = try #require(line["pattern"]?.string)
            var pattern = ISmartNewsPattern(text, scope: scope, version: version)
            #expect(ISmartNewsPattern.isValid(text, version: version) == line["valid"]?.boolean, "\(text)")
            #expect(pattern.initial == line["effective"]?.string, "\(text)")
            let steps = (line["expected"]?.array ?? []).map { _ in pattern.step() }
            #expect(steps == line["expected"]?.array?.map(\.boolean), "\(text)")
        }
    }

    private func text(_ differences: [[String]]) -> String {
        differences.prefix(40).map { $0.prefix(3).joined(separator: "\n") }.joined(separator: "\n")
    }
}
