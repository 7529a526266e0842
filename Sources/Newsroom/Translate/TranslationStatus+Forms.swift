import Campaigns
import Clients
import Exchange
import Releases

extension TranslationStatus {
    /// The status for people; tables fit `width` columns, and commands name the workspace where they need to.
    public func text(fitting width: Int? = nil, in workspace: String? = nil) -> String {
        if locales.isEmpty { return "nothing to translate: newsadmin.yml lists no language but the source\n" }
        return locales.map { text(of: $0, width, workspace) }.joined(separator: "\n")
    }

    private func text(of locale: Locale, _ width: Int?, _ workspace: String?) -> String {
        let needed = locale.translations.count(where: \.isNeeded)
        var lines = ["\(locale.locale): \(locale.count(.translated)) of \(needed) translated\(rest(of: locale))"]
        let rows = locale.translations.filter { !$0.isEnded && ($0.state != .translated || $0.isIdentical) }.map {
            progress in
            [progress.campaign.id + (progress.campaign.isDraft ? " (draft)" : ""), Self.words(progress)]
        }
        if !rows.isEmpty {
            let table = TextTable(
                head: ["campaign", "state"], rows: rows, widest: [50, 60], fitting: width.map { $0 - 2 })
            lines += table.lines.map { "  " + $0 }
        }
        var steps: [Sentence] = locale.next.map { "\(command: $0)" }
        if let step = confirmationOfStale(in: locale) { steps.append(step) }
        for progress in locale.translations where progress.state == .neverCompared && !locale.hasErrors(in: progress) {
            if let step = confirmation(of: progress) { steps.append("\(command: step)") }
        }
        if !steps.isEmpty { lines += ["  next:"] + steps.map { "    " + TerminalText.shown($0.text(in: workspace)) } }
        return lines.joined(separator: "\n") + "\n"
    }

    private func rest(of locale: Locale) -> String {
        let counts = [
            (locale.count(.missing), "missing"), (locale.count(.stale), "stale"),
            (locale.count(.neverCompared), "never compared"), (locale.identical, "identical to the source"),
            (locale.drafts, locale.drafts == 1 ? "draft to be translated" : "drafts to be translated"),
            (locale.ended, "ended"),
        ]
        return counts.filter { $0.0 > 0 }.map { ", \($0.0) \($0.1)" }.joined()
    }

    private static func words(_ progress: TranslationProgress) -> String {
        let state =
            switch progress.state {
            case .source, .translated: "translated"
            case .neverCompared: "never compared: it does not say which source it was made from"
            case .stale: "stale: the source has changed since"
            case .missing: missing(progress)
            }
        return progress.isIdentical ? "\(state), identical to the source" : state
    }

    private static func missing(_ progress: TranslationProgress) -> String {
        if progress.isUnreadable { return "missing: its file cannot be read" }
        guard let gap = progress.gap, gap != .file else { return "missing" }
        return "missing: \(gap.parts)"
    }

    private func confirmation(of progress: TranslationProgress) -> TypedCommand? {
        guard !progress.isEnded else { return nil }
        return TypedCommand("translate confirm", [progress.campaign.id, "--locale", progress.locale])
    }

    /// The other way out for what is stale: its translation is right for the new source too.
    private func confirmationOfStale(in locale: Locale) -> Sentence? {
        let stale = locale.translations.filter { $0.state == .stale && !$0.isEnded && !locale.hasErrors(in: $0) }
        guard let first = stale.first else { return nil }
        let name = stale.count == 1 ? first.campaign.id : "CAMPAIGN"
        return "or, if a stale one is still right: \(command: "translate confirm", name, "--locale", locale.locale)"
    }

    private func next(of progress: TranslationProgress, in locale: Locale) -> TypedCommand? {
        if locale.hasErrors(in: progress) { return TypedCommand("check", ["--locale", progress.locale]) }
        if progress.isWaiting { return TypedCommand("translate export", ["--locale", progress.locale]) }
        return progress.state == .neverCompared ? confirmation(of: progress) : nil
    }

    /// The status as JSON.
    public var json: String {
        JSONWriter(.pretty).printed([
            "schema": "newsadmin/translate-status/1", "waiting": .boolean(isWaiting),
            "locales": .array(locales.map(json)), "findings": .array(errors.map(FindingsReport.json)),
        ])
    }

    private func json(_ locale: Locale) -> PropertyValue {
        [
            "locale": .string(locale.locale),
            "translated": .integer(locale.count(.translated)),
            "missing": .integer(locale.count(.missing)), "stale": .integer(locale.count(.stale)),
            "neverCompared": .integer(locale.count(.neverCompared)),
            "identical": .integer(locale.identical), "drafts": .integer(locale.drafts),
            "ended": .integer(locale.ended),
            "campaigns": .array(
                locale.translations.map { progress in
                    [
                        "campaign": .string(progress.campaign.id), "state": .string(progress.state.rawValue),
                        "identical": .boolean(progress.isIdentical), "ended": .boolean(progress.isEnded),
                        "draft": .boolean(progress.campaign.isDraft), "texts": .integer(progress.texts),
                        "next": .optional(next(of: progress, in: locale)?.text()),
                    ]
                }),
        ]
    }
}
