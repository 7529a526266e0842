import Campaigns
import Releases

extension ReleaseDiff {
    /// The differences for a comment on a pull request.
    public var markdown: String {
        locales.map { locale in
            let words = DiffWords(
                clock: clock, clients: clients, titles: locale.difference.titles, safe: MarkdownText.shown)
            return DiffMarkdown(locale: locale, words: words).blocks.map { $0 + "\n" }.joined(separator: "\n")
        }.joined(separator: "\n")
    }
}

/// What changes in one locale, in blocks of Markdown.
private struct DiffMarkdown {
    let locale: ReleaseDiff.Locale
    let words: DiffWords

    /// A text of more lines is folded away.
    private static let longText = 12

    private var difference: UserDifference { locale.difference }

    var blocks: [String] {
        let head = "### \(words.safe(difference.locale)): \(locale.heading)"
        if locale.isEmpty { return [head, "Nothing changes for users."] }
        let span = difference.span
        let about =
            "From \(words.time(span.lowerBound)) to \(words.time(span.upperBound)), times in "
            + "\(words.safe(words.clock.name))."
        return [head, about]
            + ShowingChange.Kind.allCases.flatMap { showings($0) }
            + list("Shown in another order", difference.orders.map(order))
            + list("Clients that are gone", locale.lost.map(words.lost))
            + list(
                "Withdrawn, and back",
                locale.returning.map { "\(title(of: $0.message.campaign)): \(words.sentence($0))" })
            + list("Shown to nobody", difference.unseen.map(unseen))
            + list("Not worked out", difference.unclear.map(words.unclear))
            + list("On phones that know them", difference.known.map(known))
            + list("Beside the messages", difference.preambles.map(words.preamble))
            + (difference.messages.isEmpty ? [] : ["#### Texts"] + difference.messages.flatMap(message))
    }

    private func list(_ title: String, _ items: [String]) -> [String] {
        items.isEmpty ? [] : ["#### \(title)", items.map { "- \($0)" }.joined(separator: "\n")]
    }

    private func title(of campaign: String) -> String {
        let title = words.titles[campaign].map { " “\(words.safe($0))”" } ?? ""
        return "**\(words.safe(campaign))**\(title)"
    }

    private func showings(_ kind: ShowingChange.Kind) -> [String] {
        let changes = difference.showings.filter { $0.kind == kind }
        guard !changes.isEmpty else { return [] }
        let columns: [String] =
            switch kind {
            case .newly: ["When"]
            case .noLonger: ["Before"]
            case .otherTimes, .otherOccasions: ["Now", "Before"]
            }
        let rows = changes.map { change in
            let sentences = words.sentences(change).map(words.text)
            let after = ([words.times(change.after)] + sentences).joined(separator: "<br>")
            let times =
                switch kind {
                case .newly: [after]
                case .noLonger: [words.times(change.before)]
                case .otherTimes, .otherOccasions: [after, words.times(change.before)]
                }
            return [
                title(of: change.campaign), words.names(ofClients: change.clients), words.versions(change.versions),
            ] + times
        }
        return ["#### \(kind.title)", table(["Message", "Client", "Who"] + columns, rows)]
    }

    private func table(_ head: [String], _ rows: [[String]]) -> String {
        ([head, head.map { _ in "---" }] + rows).map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
    }

    private func order(_ change: OrderChange) -> String {
        let span = words.span(from: change.from, until: change.until)
        let sentences = words.sentences(change).map(words.text).joined(separator: "; ")
        return "\(words.campaigns(change.campaigns)): \(sentences) "
            + "(\(words.names(ofClients: change.clients)), \(words.versions(change.versions)), \(span))"
    }

    private func unseen(_ message: UnseenMessage) -> String {
        "\(title(of: message.campaign)): \(words.sentence(message.reason)) (\(words.names(ofClients: message.clients)))"
    }

    private func known(_ message: KnownMessage) -> String {
        "**\(words.safe(message.campaign))**, \(words.names(ofClients: [message.client])):\n"
            + message.sentences.map { "  - \(words.safe($0))" }.joined(separator: "\n")
    }

    private func message(_ message: MessageDifference) -> [String] {
        let rows = message.fields.map { field in
            let values = [field.before, field.after].map { words.value($0) ?? "–" }
            switch message.kind {
            case .changed: return [words.name(of: field)] + values
            case .added: return [words.name(of: field), values[1]]
            case .removed: return [words.name(of: field), values[0]]
            }
        }
        let head = message.kind == .changed ? ["Field", "Before", "After"] : ["Field", "Value"]
        return ["##### \(title(of: message.campaign)): \(message.kind.rawValue)"]
            + (rows.isEmpty ? [] : [table(head, rows)]) + text(message.text)
    }

    private func text(_ lines: [LineDifference]) -> [String] {
        guard !lines.isEmpty else { return [] }
        let parts = DifferencePart.excerpt(of: lines)
        let shown = parts.map { part in
            switch part {
            case .gap(let count): "… \(CountWords.of(count, "line")) unchanged"
            case .line(let line): "\(line.sign) \(line.html)"
            }
        }
        let block = "<pre dir=\"auto\">\n\(shown.joined(separator: "\n"))\n</pre>"
        guard parts.count > Self.longText else { return [block] }
        return ["<details><summary>Text, \(parts.count) lines</summary>", block, "</details>"]
    }
}

extension LineDifference {
    /// The line with its changed words between tags.
    fileprivate var html: String {
        pieces.map { piece in
            let text = MarkdownText.inHTML(piece.text)
            guard piece.isChanged else { return text }
            return kind == .removed ? "<del>\(text)</del>" : "<ins>\(text)</ins>"
        }.joined()
    }
}
