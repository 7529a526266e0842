import Dashboard
import Releases

/// What changes for users between two states of a locale's feeds, by kinds of change and in sentences.
struct DifferenceGroups {
    let difference: UserDifference
    let words: DiffWords

    /// The kinds of change that there are.
    var groups: [DifferenceReport.Group] {
        let groups =
            ShowingChange.Kind.allCases.map { kind in
                (kind.title, difference.showings.filter { $0.kind == kind }.map(showing))
            } + [
                ("Shown in another order", difference.orders.map(order)),
                ("Shown to nobody", difference.unseen.map(unseen)),
                ("On phones that know them", difference.known.map(known)),
                ("Not worked out", difference.unclear.map { item(about: $0, DiffWords.sharedKey) }),
                ("Beside the messages", difference.preambles.map { item(about: $0, DiffWords.besideMessages) }),
            ]
        return groups.filter { !$0.1.isEmpty }.map { DifferenceReport.Group(title: $0.0, items: $0.1) }
    }

    private func showing(_ change: ShowingChange) -> DifferenceReport.Item {
        let after = words.times(change.after)
        let before = words.times(change.before)
        let times =
            switch change.kind {
            case .newly: [after]
            case .noLonger: ["was to be shown \(before)"]
            case .otherTimes, .otherOccasions: ["would be shown \(after)", "is shown \(before)"]
            }
        return DifferenceReport.Item(
            campaigns: [change.campaign],
            who: "\(words.names(ofClients: change.clients)), \(words.versions(change.versions))",
            sentences: times.map { DifferenceReport.Sentence($0) } + words.sentences(change))
    }

    private func order(_ change: OrderChange) -> DifferenceReport.Item {
        DifferenceReport.Item(
            campaigns: change.campaigns,
            who: "\(words.names(ofClients: change.clients)), \(words.versions(change.versions)), "
                + words.span(from: change.from, until: change.until),
            sentences: words.sentences(change))
    }

    private func unseen(_ message: UnseenMessage) -> DifferenceReport.Item {
        DifferenceReport.Item(
            campaigns: [message.campaign], who: words.names(ofClients: message.clients),
            sentences: words.sentences(message.reason))
    }

    private func known(_ message: KnownMessage) -> DifferenceReport.Item {
        DifferenceReport.Item(
            campaigns: [message.campaign], who: words.names(ofClients: [message.client]),
            sentences: message.sentences.map { DifferenceReport.Sentence($0) })
    }

    private func item(about client: String, _ sentence: String) -> DifferenceReport.Item {
        DifferenceReport.Item(
            campaigns: [], who: words.names(ofClients: [client]), sentences: [DifferenceReport.Sentence(sentence)])
    }
}
