import Releases

/// A campaign's messages in locales where nothing was ever approved or released, those together that stand alike.
struct UntouchedValues {
    private var groups: [Group] = []

    private struct Group {
        var standing: StandingReport
        /// The command, where it is one that names the locale.
        var command: LocaleCommand?
        var locales: [String]
    }

    /// Adds a message.
    mutating func add(_ standing: StandingReport, locale: String) {
        var command: LocaleCommand?
        if case .command(let text) = standing.next { command = LocaleCommand(text, locale: locale) }
        let place = groups.firstIndex { group in
            group.standing.state == standing.state && group.standing.reason == standing.reason
                && group.command == command
        }
        if let place {
            groups[place].locales.append(locale)
        } else {
            groups.append(Group(standing: standing, command: command, locales: [locale]))
        }
    }

    /// What the template `dashboard/campaign` receives.
    var values: TemplateValue {
        .list(
            groups.map { group in
                let standing = group.standing
                let reason = standing.reason == UnreviewedState.waitingReason ? nil : standing.reason
                var words: String?
                if case .words(let text) = standing.next { words = text }
                return [
                    "state": .text(standing.state.description), "kind": .text(StandingWords.kind(of: standing.state)),
                    "locales": .text(CountText.list(group.locales)), "reason": .text(reason),
                    "command": .text(group.command?.text(for: group.locales)), "words": .text(words),
                ]
            })
    }
}
