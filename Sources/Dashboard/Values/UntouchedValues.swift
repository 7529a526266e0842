import Releases

/// A campaign's messages in locales where nothing was ever approved or released, those together that stand alike.
struct UntouchedValues {
    private var groups: [Group] = []

    private struct Group {
        var standing: StandingReport
        /// The words of the command, with the place at which the locales stand.
        var command: (words: [String], place: Int)?
        var locales: [String]
    }

    /// Adds a message.
    mutating func add(_ standing: StandingReport, locale: String) {
        var command: (words: [String], place: Int)?
        if case .command(let text) = standing.next {
            var words = text.split(separator: " ").map(String.init)
            if let place = words.lastIndex(of: locale) {
                words.remove(at: place)
                command = (words, place)
            }
        }
        let place = groups.firstIndex { group in
            group.standing.state == standing.state && group.standing.reason == standing.reason
                && group.command?.words == command?.words
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
                let command = group.command.map { command in
                    (command.words[..<command.place] + group.locales + command.words[command.place...])
                        .joined(separator: " ")
                }
                return [
                    "state": .text(standing.state.description), "kind": .text(StandingWords.kind(of: standing.state)),
                    "locales": .text(CountText.list(group.locales)), "reason": .text(reason),
                    "command": .text(command), "words": .text(words),
                ]
            })
    }
}
