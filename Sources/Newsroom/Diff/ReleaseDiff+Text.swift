import Campaigns
import Releases

extension ReleaseDiff {
    /// The differences for people at a terminal.
    public var text: String {
        locales.map { locale in
            let words = DiffWords(
                clock: clock, clients: clients, titles: locale.difference.titles, safe: TerminalText.shown)
            return DiffText(locale: locale, words: words).lines.map { $0 + "\n" }.joined()
        }.joined(separator: "\n")
    }
}

/// What changes in one locale, in lines for a terminal.
private struct DiffText {
    let locale: ReleaseDiff.Locale
    let words: DiffWords

    private var difference: UserDifference { locale.difference }

    var lines: [String] {
        let span = difference.span
        let head =
            "\(difference.locale): \(locale.heading), \(words.time(span.lowerBound)) to \(words.time(span.upperBound)) "
            + words.clock.name
        if locale.isEmpty { return [head, "", "Nothing changes for users."] }
        let sections =
            ShowingChange.Kind.allCases.map { kind in
                (kind.title, difference.showings.filter { $0.kind == kind }.flatMap(showing))
            } + [
                ("Shown in another order", difference.orders.flatMap(order)),
                ("Clients that are gone", locale.lost.map { "  \(words.lost($0))" }),
                (
                    "Withdrawn, and back",
                    locale.returning.map { "  \(title(of: $0.message.campaign)): \(words.sentence($0))" }
                ),
                ("Shown to nobody", difference.unseen.flatMap(unseen)),
                ("Not worked out", difference.unclear.map { "  \(words.unclear($0))" }),
                ("On phones that know them", difference.known.flatMap(known)),
                ("Beside the messages", difference.preambles.map { "  \(words.preamble($0))" }),
                ("Texts", difference.messages.flatMap(message)),
            ]
        return [head] + sections.filter { !$0.1.isEmpty }.flatMap { ["", $0.0] + $0.1 }
    }

    private func title(of campaign: String) -> String {
        words.titles[campaign].map { "\(words.safe(campaign)) “\(words.safe($0))”" } ?? words.safe(campaign)
    }

    private func showing(_ change: ShowingChange) -> [String] {
        let head = "  \(title(of: change.campaign)): \(words.names(ofClients: change.clients)), "
        let versions = words.versions(change.versions)
        let before = "    before: \(words.times(change.before))"
        switch change.kind {
        case .newly: return [head + versions, "    \(words.times(change.after))"] + conditions(change)
        case .noLonger: return [head + versions, before]
        case .otherTimes, .otherOccasions:
            return [head + versions, "    now: \(words.times(change.after))", before] + conditions(change)
        }
    }

    private func conditions(_ change: ShowingChange) -> [String] {
        words.sentences(change).map { "    \(words.text($0))" }
    }

    private func order(_ change: OrderChange) -> [String] {
        let span = words.span(from: change.from, until: change.until)
        return [
            "  \(words.campaigns(change.campaigns)): \(words.names(ofClients: change.clients)), "
                + "\(words.versions(change.versions)), \(span)"
        ] + words.sentences(change).map { "    \(words.text($0))" }
    }

    private func unseen(_ message: UnseenMessage) -> [String] {
        [
            "  \(title(of: message.campaign)): \(words.names(ofClients: message.clients))",
            "    \(words.sentence(message.reason))",
        ]
    }

    private func known(_ message: KnownMessage) -> [String] {
        ["  \(words.safe(message.campaign)): \(words.names(ofClients: [message.client]))"]
            + message.sentences.map { "    - \(words.safe($0))" }
    }

    private func message(_ message: MessageDifference) -> [String] {
        ["  \(title(of: message.campaign)): \(message.kind.rawValue)"]
            + message.fields.map { field in
                let (before, after) = (words.value(field.before), words.value(field.after))
                let values = [before, after].map { $0 ?? "–" }
                let name = words.name(of: field)
                if field.field == .file { return "    \(name): \(after ?? values[0])" }
                guard message.kind == .changed else {
                    return "    \(name): \(message.kind == .added ? values[1] : values[0])"
                }
                return "    \(name): \(values[0]) → \(values[1])"
            } + text(message.text)
    }

    private func text(_ lines: [LineDifference]) -> [String] {
        guard !lines.isEmpty else { return [] }
        return ["    text:"]
            + DifferencePart.excerpt(of: lines).map { part in
                switch part {
                case .gap(let count): "      … \(CountWords.of(count, "line")) unchanged"
                case .line(let line): "      \(line.sign)" + (line.text.isEmpty ? "" : " \(line.marked(words.safe))")
                }
            }
    }
}

extension LineDifference {
    /// The sign before the line: `+`, `-` or a space.
    var sign: String {
        switch kind {
        case .same: " "
        case .removed: "-"
        case .added: "+"
        }
    }

    /// The line with its changed words between `[-…-]` or `{+…+}`.
    fileprivate func marked(_ safe: (String) -> String) -> String {
        pieces.map { piece in
            guard piece.isChanged else { return safe(piece.text) }
            return kind == .removed ? "[-\(safe(piece.text))-]" : "{+\(safe(piece.text))+}"
        }.joined()
    }
}
