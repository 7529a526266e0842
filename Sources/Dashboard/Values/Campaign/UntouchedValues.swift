import Campaigns
import Releases

/// A campaign's messages in locales where nothing was ever approved or released, those together that stand alike.
struct UntouchedValues {
    private var groups: [Group] = []

    private struct Group {
        var status: MessageStatusReport
        var locales: [String]
    }

    /// Adds a message.
    mutating func add(_ status: MessageStatusReport, locale: String) {
        let place = groups.firstIndex { group in
            group.status.state == status.state && group.status.reason == status.reason
                && group.status.next == status.next
        }
        if let place {
            groups[place].locales.append(locale)
        } else {
            groups.append(Group(status: status, locales: [locale]))
        }
    }

    /// What the template `dashboard/campaign` receives.
    func values(_ times: PageTimes) -> TemplateValue {
        .list(
            groups.map { group in
                let status = group.status
                let reason =
                    status.reason == UnreviewedState.waitingReason ? nil : status.reason.map { times.full($0) }
                let values: TemplateValue = [
                    "state": .text(status.state.description), "kind": .text(MessageStatusWords.kind(of: status.state)),
                    "locales": .text(group.locales.listed), "reason": .text(reason),
                    "words": .text(status.next?.words(for: group.locales)?.text),
                ]
                return values.adding(CommandValues.values(of: status.next?.command(for: group.locales)))
            })
    }
}
