import Campaigns
import Clients

extension BuildResult {
    /// Two or three lines for people, with a line end behind each.
    public var summary: String {
        let changed = changedFeedFiles.isEmpty ? "none changed" : "\(changedFeedFiles.count) changed"
        let removed = removedFiles == 0 ? "" : ", \(CountWords.of(removedFiles, "file")) removed"
        let next =
            nextChange.map { "next change \(clock.description(of: $0.instant)) (\($0.reason))" } ?? "no change ahead"
        var text = "\(CountWords.of(campaigns, "campaign")), \(CountWords.of(builtLocales.count, "locale")), "
        text += "\(CountWords.of(feedFiles, "feed file")): \(changed)\(removed); \(next)\n"
        if !stoppedLocales.isEmpty {
            text += "Not built because of errors: \(stoppedLocales.joined(separator: ", ")); \(stoppedFeeds)\n"
        }
        if !unbuiltFeeds.isEmpty {
            text += "Not built because it is for all locales: \(unbuiltFeeds.joined(separator: ", "))\n"
        }
        if !unread.isEmpty {
            text += "\(TerminalText.shown(unread.joined(separator: "; ")))\n"
            text += "The dashboard lacks what stands there; build again once it can be read\n"
        }
        if let replaced { text += "\(TerminalText.shown(replaced))\n" }
        text += "Dashboard: \(TerminalText.shown(dashboard))\n"
        return text
    }

    /// What there is of the locales that errors stopped.
    private var stoppedFeeds: String {
        guard !withoutFeeds.isEmpty else { return "their feeds are as they were" }
        let absent = withoutFeeds.joined(separator: ", ")
        let kept = stoppedLocales.filter { !withoutFeeds.contains($0) }
        guard !kept.isEmpty else { return "there are no feeds of \(absent)" }
        return "the feeds of \(kept.joined(separator: ", ")) are as they were, and there are none of \(absent)"
    }

    /// The result as JSON.
    public var json: String {
        let root: PropertyValue = [
            "schema": "newsadmin/build/1",
            "campaigns": .integer(campaigns),
            "locales": .texts(builtLocales),
            "stoppedLocales": .texts(stoppedLocales),
            "unbuiltFeeds": .texts(unbuiltFeeds),
            "feedFiles": .integer(feedFiles),
            "changed": .texts(changedFeedFiles),
            "removedFiles": .integer(removedFiles),
            "nextChange": nextChange.map { change in
                [
                    "at": .string(change.instant.iso8601), "local": .string(clock.notation(of: change.instant)),
                    "reason": .string(change.reason),
                ]
            } ?? .null,
            "dashboard": .string(dashboard),
            "feeds": .string(feeds),
            "unread": .texts(unread), "replaced": .optional(replaced),
            "findings": .array(findings.map(FindingsReport.json)),
        ]
        return JSONWriter(.pretty).printed(root)
    }
}
