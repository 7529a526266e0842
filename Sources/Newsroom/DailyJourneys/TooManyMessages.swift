import Campaigns

/// Finds weeks in which somebody who opens the app every day meets more messages than the limit of the rule.
struct TooManyMessages {
    /// The workspace's configuration, for the rule's limit.
    let configuration: WorkspaceConfiguration
    /// The campaigns, by id.
    let campaigns: [String: Campaign]
    /// The beginnings of the days, and the end of the last.
    let days: [Instant]

    /// How many days are counted together.
    static let span = 7

    /// The finding for some locales: their worst week, and how many more there are that do not overlap.
    func finding(in group: LocaleJourneys) -> Diagnostic? {
        let limit = configuration.rules.limit(of: .tooManyMessages)
        let meetings = group.meetings(on: days)
        let weeks = Self.weeks(of: meetings.map(\.day), days: days.count - 1, limit: limit)
        guard let first = weeks.first else { return nil }
        let week = meetings.filter { (first..<first + Self.span).contains($0.day) }
        return finding(week, others: weeks.count - 1, limit: limit, locales: group.locales)
    }

    /// The first days of weeks with more than so many, the worst of each neighbourhood, the worst of all first.
    static func weeks(of meetings: [Int], days: Int, limit: Int) -> [Int] {
        guard days >= span else { return [] }
        let counts = (0...days - span).map { first in meetings.count { (first..<first + span).contains($0) } }
        let worst = counts.indices.filter { counts[$0] > limit }.sorted { left, right in
            (-counts[left], left) < (-counts[right], right)
        }
        var weeks: [Int] = []
        for first in worst where weeks.allSatisfy({ abs($0 - first) >= span }) { weeks.append(first) }
        return weeks
    }

    /// The finding stands at the campaign that is one too many: that is where it can be moved.
    private func finding(_ week: [LocaleJourneys.Meeting], others: Int, limit: Int, locales: [String]) -> Diagnostic {
        let clock = configuration.clock
        let campaign = (week.dropFirst(limit) + week.prefix(limit).reversed()).lazy
            .compactMap { $0.campaign.flatMap { campaigns[$0] } }.first
        let position = campaign?.source.file.position(at: campaign?.source.title?.offset ?? 0)
        let dates = [week.first, week.last].compactMap { $0.map { clock.date(of: days[$0.day]) } }
        let time = dates.first == dates.last ? "on \(dates[0])" : "from \(dates.joined(separator: " to "))"
        let more = others == 0 ? "" : "; and too many in \(CountWords.of(others, "other week"))"
        return Diagnostic(
            .tooManyMessages, at: position ?? SourcePosition(file: configuration.file.path),
            "somebody who opens the app every day meets \(week.count) messages \(time): \(Self.names(of: week))\(more)",
            suggestion: "keep it within \(limit) in seven days: move some, or leave out clients",
            campaign: campaign?.id, locales: Set(locales))
    }

    /// What is met, each once: `sale 3 times, survey and 2 others`.
    private static func names(of week: [LocaleJourneys.Meeting]) -> String {
        var order: [String] = []
        var counts: [String: Int] = [:]
        for name in week.map({ $0.campaign ?? $0.title ?? $0.name }) {
            if counts[name] == nil { order.append(name) }
            counts[name, default: 0] += 1
        }
        let words = order.prefix(6).map { name in
            let count = counts[name] ?? 1
            return count == 1 ? name : count == 2 ? "\(name) twice" : "\(name) \(count) times"
        }
        let rest = order.count - words.count
        return words.joined(separator: ", ") + (rest == 0 ? "" : " and \(CountWords.of(rest, "other"))")
    }
}

extension Rule {
    /// More messages within a week than a user should meet.
    static let tooManyMessages = Rule.changeable("too-many-messages", .warning, limit: 7)
}
