import Campaigns

/// The daily journeys of one app, with all of its clients in it, in locales whose users meet the same.
struct LocaleJourneys: Sendable {
    /// The locales.
    var locales: [String]
    /// A journey for each client, in the workspace's order.
    var journeys: [DailyJourney]

    /// Something that a user meets.
    struct Meeting: Sendable {
        /// The day, counted from the first.
        var day: Int
        /// The client's name for people.
        var client: String
        /// The title that is shown; nil for what has none, such as a page.
        var title: String?
        /// By what devices remember it, or else its text.
        var name: String
        /// The campaign, where it is known.
        var campaign: String?
        /// Whether another one might as well have been shown, because nobody knows the order.
        var isTied: Bool
    }

    /// The journeys by locales; those that have all their journeys in common stand together.
    static func groups(of journeys: [DailyJourney], locales: [String]) -> [LocaleJourneys] {
        var groups: [(own: [Int], locales: [String])] = []
        for locale in locales {
            let own = journeys.indices.filter { journeys[$0].locales.contains(locale) }
            if own.isEmpty { continue }
            if let known = groups.firstIndex(where: { $0.own == own }) {
                groups[known].locales.append(locale)
            } else {
                groups.append((own, [locale]))
            }
        }
        return groups.map { group in LocaleJourneys(locales: group.locales, journeys: group.own.map { journeys[$0] }) }
    }

    /// What a user meets, day by day, on each of them client by client.
    ///
    /// - Parameter days: the beginnings of the days, and the end of the last.
    func meetings(on days: [Instant]) -> [Meeting] {
        let all = journeys.flatMap { journey in
            journey.steps.flatMap { step -> [Meeting] in
                guard let day = days.lastIndex(where: { $0 <= step.instant }), day < days.count - 1 else { return [] }
                return step.account.seen.map { shown in
                    Meeting(
                        day: day, client: journey.clientTitle, title: shown.title, name: shown.id ?? shown.text ?? "",
                        campaign: journey.campaign(of: shown),
                        isTied: !shown.alternatives.isEmpty)
                }
            }
        }
        // Clients stay in their order within a day.
        return days.indices.flatMap { day in all.filter { $0.day == day } }
    }
}
