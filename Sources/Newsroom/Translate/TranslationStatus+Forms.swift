import Campaigns
import Clients
import Exchange
import Releases

extension TranslationStatus {
    /// The status for people; tables fit `width` columns.
    public func text(fitting width: Int? = nil) -> String {
        if locales.isEmpty { return "nothing to translate: newsadmin.yml lists no language but the source\n" }
        return locales.map { text(of: $0, width) }.joined(separator: "\n")
    }

    private func text(of locale: Locale, _ width: Int?) -> String {
        let needed = locale.standings.count(where: \.isNeeded)
        var lines = ["\(locale.locale): \(locale.count(.translated)) of \(needed) translated\(rest(of: locale))"]
        let rows = locale.standings.filter { !$0.isEnded && ($0.state != .translated || $0.isIdentical) }.map {
            standing in
            [standing.campaign.id + (standing.campaign.isDraft ? " (draft)" : ""), Self.words(standing)]
        }
        if !rows.isEmpty {
            let table = TextTable(
                head: ["campaign", "state"], rows: rows, widest: [50, 60], fitting: width.map { $0 - 2 })
            lines += table.lines.map { "  " + $0 }
        }
        var steps = locale.next
        if let step = confirmationOfStale(in: locale) { steps.append(step) }
        for standing in locale.standings where standing.state == .neverCompared && !locale.needsMending(standing) {
            if let step = confirmation(of: standing) { steps.append(step) }
        }
        if !steps.isEmpty { lines += ["  next:"] + steps.map { "    " + TerminalText.shown($0) } }
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

    private static func words(_ standing: TranslationStanding) -> String {
        let state =
            switch standing.state {
            case .source, .translated: "translated"
            case .neverCompared: "never compared: it does not say which source it was made from"
            case .stale: "stale: the source has changed since"
            case .missing: missing(standing)
            }
        return standing.isIdentical ? "\(state), identical to the source" : state
    }

    private static func missing(_ standing: TranslationStanding) -> String {
        if standing.isUnreadable { return "missing: its file cannot be read" }
        guard let gap = standing.gap, gap != .file else { return "missing" }
        return "missing: \(gap.parts)"
    }

    private func confirmation(of standing: TranslationStanding) -> String? {
        guard !standing.isEnded else { return nil }
        return "newsadmin translate confirm \(ShellWord.quoted(standing.campaign.id)) --locale \(standing.locale)"
    }

    /// The other way out for what is stale: its translation is right for the new source too.
    private func confirmationOfStale(in locale: Locale) -> String? {
        let stale = locale.standings.filter { $0.state == .stale && !$0.isEnded && !locale.needsMending($0) }
        guard let first = stale.first else { return nil }
        let name = stale.count == 1 ? ShellWord.quoted(first.campaign.id) : "CAMPAIGN"
        return "or, if a stale one is still right: newsadmin translate confirm \(name) --locale \(locale.locale)"
    }

    private func next(of standing: TranslationStanding, in locale: Locale) -> String? {
        if locale.needsMending(standing) { return "newsadmin check --locale \(standing.locale)" }
        if standing.isWaiting { return "newsadmin translate export --locale \(standing.locale)" }
        return standing.state == .neverCompared ? confirmation(of: standing) : nil
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
            "translated": .integer(Int64(locale.count(.translated))),
            "missing": .integer(Int64(locale.count(.missing))), "stale": .integer(Int64(locale.count(.stale))),
            "neverCompared": .integer(Int64(locale.count(.neverCompared))),
            "identical": .integer(Int64(locale.identical)), "drafts": .integer(Int64(locale.drafts)),
            "ended": .integer(Int64(locale.ended)),
            "campaigns": .array(
                locale.standings.map { standing in
                    [
                        "campaign": .string(standing.campaign.id), "state": .string(standing.state.rawValue),
                        "identical": .boolean(standing.isIdentical), "ended": .boolean(standing.isEnded),
                        "draft": .boolean(standing.campaign.isDraft), "texts": .integer(Int64(standing.texts)),
                        "next": .optional(next(of: standing, in: locale)),
                    ]
                }),
        ]
    }
}
