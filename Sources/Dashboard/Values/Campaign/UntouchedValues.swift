import Campaigns
import Releases

/// A campaign's messages in locales where nothing was ever approved or released, those together that stand alike.
struct UntouchedValues {
    private var groups: [Group] = []

    private struct Group {
        var standing: StandingReport
        var locales: [String]
    }

    /// Adds a message.
    mutating func add(_ standing: StandingReport, locale: String) {
        let place = groups.firstIndex { group in
            group.standing.state == standing.state && group.standing.reason == standing.reason
                && group.standing.next == standing.next
        }
        if let place {
            groups[place].locales.append(locale)
        } else {
            groups.append(Group(standing: standing, locales: [locale]))
        }
    }

    /// What the template `dashboard/campaign` receives.
    func values(_ times: PageTimes) -> TemplateValue {
        .list(
            groups.map { group in
                let standing = group.standing
                let reason =
                    standing.reason == UnreviewedState.waitingReason ? nil : standing.reason.map { times.full($0) }
                let values: TemplateValue = [
                    "state": .text(standing.state.description), "kind": .text(StandingWords.kind(of: standing.state)),
                    "locales": .text(group.locales.listed), "reason": .text(reason),
                    "words": .text(standing.next?.words(for: group.locales)),
                ]
                return values.adding(CommandValues.values(of: standing.next?.command(for: group.locales)))
            })
    }
}
