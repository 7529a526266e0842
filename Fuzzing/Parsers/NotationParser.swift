import Campaigns

@testable import Clients
@testable import Simulation

/// Short notations: versions, dates, zones, locales, patterns of launches, conditions on topics. A line each; versions
/// are compared with those of the lines before.
enum NotationParser: Parser {
    static let name = "notation"
    static let greatestLength = 512

    static func read(_ bytes: [UInt8]) {
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
        var before = ""
        for line in lines {
            compare(before, line)
            readTime(line)
            _ = CampaignFileName.read(line, locales: ["en", "fr"], sourceLocale: "en")
            _ = LanguageTag.canonical(line)
            _ = LanguageTag.isWellFormed(line)
            _ = WebAddress.isAbsoluteHTTP(line)
            _ = TopicCondition(line)?.holds(for: ["news-en"])
            before = line
        }
    }

    private static func compare(_ left: String, _ right: String) {
        if let left = AppVersion(left), let right = AppVersion(right) {
            precondition([left < right, right < left, left == right].count { $0 } == 1, "no order of versions")
        }
        _ = NumericVersion(left).compare(to: NumericVersion(right))
    }

    private static func readTime(_ text: String) {
        if let instant = Instant(iso8601: text) {
            precondition(Instant(iso8601: instant.iso8601) == instant, "an instant that cannot be read again")
            for zone in zones { _ = zone.notation(of: instant) }
        }
        if case .civil(let time)? = TimeNotation(text) {
            for zone in zones { _ = zone.instants(showing: time).map(zone.notation) }
        }
        _ = ZoneClock(text)?.offset(at: FuzzedWorkspace.now)
        _ = LaunchPattern(text)?.instants(from: FuzzedWorkspace.now, days: 30, clock: zones[0])
    }

    private static let zones = ["Europe/Berlin", "Pacific/Apia"].compactMap { ZoneClock($0) }
}
