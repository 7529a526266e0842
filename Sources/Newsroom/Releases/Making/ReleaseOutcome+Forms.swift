import Campaigns
import Clients
import Releases

extension ReleaseOutcome {
    /// What was done, for people, with a line end behind each line.
    ///
    /// - Parameters:
    ///   - isDryRun: whether nothing was written.
    ///   - workspace: the workspace as commands have to name it; nil where they need not.
    func text(isDryRun: Bool, in workspace: String? = nil) -> String {
        headText(isDryRun: isDryRun) + remarks.text(in: workspace)
    }

    /// What was done, without remarks.
    fileprivate func headText(isDryRun: Bool) -> String {
        guard isNew else {
            var lines = ["\(locale): nothing has changed since release \(number), so there is no new one"]
            lines += self.lines(of: [("goes by what was approved last", kept), ("waits", waiting)])
            return lines.map { TerminalText.shown($0) + "\n" }.joined()
        }
        var lines = ["\(locale): release \(number) \(isDryRun ? conditionalWords : words)"]
        lines += self.lines(of: [
            ("goes out", out), ("leaves", leaving), ("goes by what was approved last", kept), ("waits", waiting),
        ])
        let next = changes.first.map { "; next change \(clock.description(of: $0))" } ?? ""
        let counted = CountWords.messages(messages, ended: ended)
        lines.append("  \(counted) until \(clock.description(of: horizon))\(next)")
        return lines.map { TerminalText.shown($0) + "\n" }.joined()
    }

    private var words: String {
        switch kind {
        case .release: "made"
        case .rollback(let target): "brings back release \(target)"
        case .withdrawal(let campaign, _): "takes out \(campaign)"
        }
    }

    private var conditionalWords: String {
        switch kind {
        case .release: "would be made"
        case .rollback(let target): "would bring back release \(target)"
        case .withdrawal(let campaign, _): "would take out \(campaign)"
        }
    }

    private func lines(of groups: [(word: String, lines: [Line])]) -> [String] {
        groups.flatMap { group in
            group.lines.map { line in
                "  \(line.campaign) \(group.word)\(line.text.isEmpty ? "" : ": \(line.text)")"
            }
        }
    }

    /// What was done, as JSON.
    var json: PropertyValue {
        func lines(_ lines: [Line]) -> PropertyValue {
            .array(lines.map { ["campaign": .string($0.campaign), "reason": .string($0.text)] })
        }
        return [
            "locale": .string(locale), "number": .integer(number), "new": .boolean(isNew),
            "kind": .string(kind.name), "messages": .integer(messages), "ended": .integer(ended),
            "out": lines(out), "leaving": lines(leaving), "kept": lines(kept), "waiting": lines(waiting),
            "changes": .array(changes.map { .string($0.iso8601) }), "horizon": .string(horizon.iso8601),
            "remarks": .array(remarks.map { .string($0.line()) }),
        ]
    }
}

extension [ReleaseOutcome] {
    /// What was done, for people, with a line end behind each line; what is to be remarked on several locales alike is
    /// said once, with their names.
    ///
    /// - Parameters:
    ///   - isDryRun: whether nothing was written.
    ///   - workspace: the workspace as commands have to name it; nil where they need not.
    public func text(isDryRun: Bool, in workspace: String? = nil) -> String {
        var groups: [(outcomes: [ReleaseOutcome], remarks: [Remark])] = []
        for outcome in self {
            let place = groups.firstIndex { group in
                group.remarks == outcome.remarks && group.outcomes.allSatisfy { $0.kind == outcome.kind }
            }
            if let place, !outcome.remarks.isEmpty {
                groups[place].outcomes.append(outcome)
            } else {
                groups.append(([outcome], outcome.remarks))
            }
        }
        return groups.map { outcomes, remarks in
            guard outcomes.count > 1 else { return outcomes[0].text(isDryRun: isDryRun, in: workspace) }
            let names = outcomes.map(\.locale).joined(separator: ", ")
            return outcomes.map { $0.headText(isDryRun: isDryRun) }.joined() + "\(names):\n"
                + remarks.text(in: workspace)
        }.joined()
    }

    /// What a verb did, as JSON: `newsadmin/release/1` and its like.
    public func json(verb: String, isDryRun: Bool) -> String {
        JSONWriter(.pretty).printed([
            "schema": .string("newsadmin/\(verb)/1"), "dryRun": .boolean(isDryRun),
            "locales": .array(map(\.json)),
        ])
    }
}

extension [Remark] {
    /// The remarks, a line each below what they are about.
    fileprivate func text(in workspace: String?) -> String {
        map { TerminalText.shown("  " + $0.line(in: workspace)) + "\n" }.joined()
    }
}
