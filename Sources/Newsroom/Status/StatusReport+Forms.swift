import Campaigns
import Clients
import Releases

extension StatusReport {
    /// The report for people, with a line end behind each line.
    ///
    /// - Parameters:
    ///   - width: the columns that tables fit.
    ///   - workspace: the workspace as commands have to name it; nil where they need not.
    public func text(fitting width: Int? = nil, in workspace: String? = nil) -> String {
        (locales.map { text(of: $0, width, workspace) } + drafts).joined(separator: "\n")
    }

    /// What to do about drafts, once for all locales.
    private var drafts: [String] {
        var seen: Set<String> = []
        let steps = locales.flatMap(\.messages).compactMap { line -> String? in
            guard let next = line.next, next.isOfDraft, seen.insert(line.status.campaign).inserted else { return nil }
            return next.words(for: [])?.text
        }
        guard !steps.isEmpty else { return [] }
        return ["once a draft is ready:\n" + steps.map { "  \(TerminalText.shown($0))\n" }.joined()]
    }

    private func text(of locale: LocaleStatus, _ width: Int?, _ workspace: String?) -> String {
        var lines = notes(of: locale).map { "  " + $0.text(in: workspace) }
        let rows = locale.messages.map { line in
            [
                line.status.campaign, line.status.state.description,
                Self.reason(of: line.status),
            ]
        }
        if !rows.isEmpty {
            let table = TextTable(
                head: ["campaign", "state", "reason"], rows: rows, widest: [34, 26, 60], fitting: width.map { $0 - 2 })
            lines += table.lines.map { "  " + $0 }
        }
        lines += nextSteps(of: locale, workspace)
        return ([heading(of: locale)] + lines).joined(separator: "\n") + "\n"
    }

    /// What there is to know of a locale as a whole, a line each.
    private func notes(of locale: LocaleStatus) -> [Sentence] {
        let standing = locale.standing
        var lines: [Sentence] = []
        if let obstacle = standing.obstacle { lines.append(obstacle.fact { clock.description(of: $0) }) }
        if standing.lacksCampaigns { lines.append(Sentence(ReleaseObstacle.emptyFolderSentence)) }
        if let renewal = standing.renewal {
            let moment = clock.description(of: renewal.before)
            let verb = standing.isOverdue ? "should have been released again before" : "must be released again before"
            let wayOut: Sentence = standing.obstacle == nil ? ": \(command: "release", locale.locale)" : ""
            lines.append("\(verb) \(moment)\(wayOut)")
        }
        if standing.isUnsigned {
            lines.append(Sentence(ReleaseObstacle.unsignedSentence))
        }
        if !standing.changedClients.isEmpty {
            lines.append(Sentence(ReleaseObstacle.changedClientsSentence(standing.changedClients)))
        }
        if standing.isBehind, let differing = standing.differing {
            let (unknown, early) = (differing.unknown, differing.early)
            let differs = CountWords.of(differing.count, "file differs", "files differ")
            let relation = unknown > 0 || early > 0 ? "not" : "behind"
            lines.append("what phones download is \(relation) what is due: \(differs)")
            if unknown > 0 { lines.append(Sentence(ReleaseObstacle.unknownSentence(unknown))) }
            if early > 0 { lines.append(Sentence(ReleaseObstacle.earlySentence(early))) }
        }
        if !standing.unsent.isEmpty {
            lines.append(Sentence(ReleaseObstacle.unsentSentence(standing.unsent.count)))
        }
        if locale.errors > 0 {
            let errors = CountWords.of(locale.errors, "error")
            lines.append("\(errors) in its files: \(command: "check", "--locale", locale.locale)")
        }
        if locale.hasBrokenLedger {
            lines.append("its ledger has errors, so nobody can tell where its messages stand; fix it first")
        } else if locale.messages.isEmpty {
            lines.append("no messages")
        }
        if locale.untranslated > 0 {
            let left = CountWords.grouped(locale.untranslated, "campaign is", "campaigns are")
            lines.append(
                """
                \(left) left out, because there is no translation: \
                \(command: "translate status", "--locale", locale.locale)
                """
            )
        }
        return lines
    }

    private func heading(of locale: LocaleStatus) -> String {
        guard let release = locale.release else {
            return locale.hasBrokenLedger ? "\(locale.locale):" : "\(locale.locale): not released yet"
        }
        var text = "\(locale.locale): release \(release.number) of \(clock.description(of: release.time))"
        text += " by \(TerminalText.shown(release.author))"
        if let next = locale.nextChange { text += "; next change \(clock.description(of: next))" }
        return text
    }

    /// What to do next about a message, for programs: the command, or else words. A release that would be refused is none.
    private func next(of line: LocaleStatus.MessageLine, in locale: LocaleStatus) -> String? {
        guard let next = line.next else { return nil }
        if let obstacle = line.obstacle { return obstacle.wayOut { clock.description(of: $0) }.text }
        return next.command(for: [locale.locale], namesAuthor: namesAuthor)?.text()
            ?? next.words(for: [locale.locale])?.text
    }

    /// Why it stands there, and in which other language its texts are, where that is not the reason itself.
    private static func reason(of status: MessageStatus) -> String {
        guard let fallback = status.fallback, status.state.working != .missing, status.state.working != .removed else {
            return status.reason.text
        }
        return "\(status.reason.text), with words of \(fallback)"
    }

    private func nextSteps(of locale: LocaleStatus, _ workspace: String?) -> [String] {
        let steps = locale.standing.steps(of: locale.messages).filter { !$0.isOfDraft }.map { step in
            let text = step.text(for: [locale.locale], namesAuthor: namesAuthor)
            return "    " + TerminalText.shown(text.text(in: workspace))
        }
        return steps.isEmpty ? [] : ["  next:"] + steps
    }

    /// The report as JSON.
    public var json: String {
        JSONWriter(.pretty).printed([
            "schema": "newsadmin/status/1", "waiting": .boolean(isWaiting),
            "locales": .array(locales.map(json)), "findings": .array(findings.map(FindingsReport.json)),
        ])
    }

    private func json(_ locale: LocaleStatus) -> PropertyValue {
        let standing = locale.standing
        var deployment: PropertyValue = ["known": false]
        if let differing = standing.differing {
            deployment =
                standing.isBehind
                ? [
                    "known": true, "behind": true, "files": .integer(differing.count),
                    "unknown": .integer(differing.unknown), "early": .integer(differing.early),
                ] : ["known": true, "behind": false, "files": 0]
        }
        return [
            "locale": .string(locale.locale),
            "release": locale.release.map { release in
                [
                    "number": .integer(release.number), "time": .string(release.time.iso8601),
                    "author": .string(release.author), "kind": .string(release.kind.name),
                    "horizon": .string(release.horizon.iso8601), "messages": .integer(release.messages.count),
                ]
            } ?? .null,
            "releaseBefore": .optional(standing.renewal?.before),
            "overdue": .boolean(standing.isOverdue), "ahead": .boolean(standing.isAhead),
            "untranslated": .integer(locale.untranslated),
            "unsigned": .boolean(standing.isUnsigned), "errors": .integer(locale.errors),
            "ledgerErrors": .boolean(locale.hasBrokenLedger),
            "dueSince": .optional(standing.dueSince), "nextChange": .optional(locale.nextChange),
            "changedClients": .texts(standing.changedClients), "deployment": deployment,
            "unsent": .texts(standing.unsent),
            "messages": .array(
                locale.messages.map { line in
                    [
                        "campaign": .string(line.status.campaign), "title": .string(line.status.title),
                        "state": .string(line.status.state.description),
                        "working": .optional(line.status.state.working?.rawValue),
                        "released": .optional(line.status.state.released?.rawValue),
                        "reason": .string(line.status.reason.text), "fallback": .optional(line.status.fallback),
                        "reviewers": .texts(line.status.reviewers),
                        "next": .optional(next(of: line, in: locale)),
                    ]
                }),
        ]
    }
}

extension NextStep {
    /// Whether it is about a draft, which is one in all locales.
    fileprivate var isOfDraft: Bool {
        guard case .publish = self else { return false }
        return true
    }
}
