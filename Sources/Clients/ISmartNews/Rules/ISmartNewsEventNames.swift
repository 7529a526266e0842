import Campaigns

/// The events that every app posts, because the library does.
private let systemEvents = [
    "app:activate", "app:didfinishlaunching", "app:didfinishlaunchingafterupgrade", "review:show_review_manually",
]

extension FieldReader {
    /// Checks an event's name against those that are posted; where the workspace lists none, any may be.
    mutating func checkEventName(_ name: Located<String>, posted: [String]) {
        let isBlank = name.value.allSatisfy(\.isWhitespace)
        if isBlank || name.value.first?.isWhitespace == true || name.value.last?.isWhitespace == true {
            report(
                .ismartnewsEventName, at: name.offset,
                isBlank
                    ? "the event has no name"
                    : "“\(name.value)” has spaces around it, and no event is posted like that",
                suggestion: "write the name as the app posts it")
            return
        }
        let known = systemEvents + posted
        guard !posted.isEmpty,
            !known.contains(where: {
                ISmartNewsEventName.areOne(ISmartNewsText.lowercased($0), ISmartNewsText.lowercased(name.value))
            })
        else { return }
        report(
            .ismartnewsUnknownEvent, at: name.offset, "nobody posts “\(name.value)”: it is not in app.events",
            suggestion: DidYouMean.suggestion(for: name.value, among: known) ?? "add it to app.events")
    }

    /// Checks that no two events of an item are one and the same to the library, which ignores case.
    mutating func checkLocalEventNames(_ names: [Located<String>]) {
        var seen: [String: String] = [:]
        for name in names {
            guard let other = seen.updateValue(name.value, forKey: ISmartNewsText.lowercased(name.value)),
                other != name.value
            else {
                continue
            }
            report(
                .ismartnewsEventName, at: name.offset,
                "“\(name.value)” and “\(other)” are one event, and which pattern it has is left to chance",
                suggestion: "keep one of them")
        }
    }

    /// Notes which of the library's own events no longer count because others are named.
    mutating func checkDefaultEvents(_ names: [Located<String>]) {
        guard let first = names.first else { return }
        let named = names.map { $0.value.lowercased() }
        let missing = systemEvents.prefix(3).filter { !named.contains($0) }
        guard !missing.isEmpty else { return }
        report(
            .ismartnewsDefaultEventsOff, at: first.offset,
            "with events of your own, \(missing.joined(separator: ", ")) no longer count",
            suggestion: "name all that are meant")
    }

    /// Notes an item that waits for the event after an upgrade, which is posted once in the life of an install.
    mutating func checkUpgradeEvent(_ name: Located<String>) {
        guard name.value.lowercased() == systemEvents[2] else { return }
        report(
            .ismartnewsUpgradeEvent, at: name.offset,
            "“\(name.value)” is posted after the first upgrade of an install only, never after later ones",
            suggestion: "for every upgrade use app:didfinishlaunching with oncePerVersion")
    }
}

extension Rule {
    /// An event's name that is never posted like that, or stands there twice.
    static let ismartnewsEventName = Rule.locked("ismartnews-event-name")
    /// An event that the app does not post.
    static let ismartnewsUnknownEvent = Rule.changeable("ismartnews-unknown-event", .warning)
    /// Events of the library's own that are switched off by naming others.
    static let ismartnewsDefaultEventsOff = Rule.changeable("ismartnews-default-events-off", .note)
    /// An item that waits for an event that comes once.
    static let ismartnewsUpgradeEvent = Rule.changeable("ismartnews-upgrade-event", .note)
}
