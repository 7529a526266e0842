import Campaigns

extension ISmartNewsDevice {
    /// Why an event did not show the messages of the feed that did not appear in the step.
    func notShown(
        _ list: ISmartNewsMessageList, events: [ISmartNewsEvent], visit: ISmartNewsVisit
    ) -> [NotShown] {
        guard let elements = process?.feed?.elements, let context = context(at: visit.now) else { return [] }
        var found: [NotShown] = []
        for element in elements.compactMap({ $0 }) where element.meta == nil {
            guard let message = ISmartNewsMessage(classic: element.classic, context: context),
                !visit.displayed.contains(message)
            else { continue }
            if let reason = reason(of: message, isTooEarly: context.isTooEarly(element.classic), at: visit.now) {
                found.append(NotShown(message.title, reason))
            } else {
                found.append(left(message.title, list, visit))
            }
        }
        return found + itemsNotShown(list, events: events, visit: visit, context: context)
    }

    /// Why a message that is in the event's list did not come up.
    func left(_ id: String, _ list: ISmartNewsMessageList, _ visit: ISmartNewsVisit) -> NotShown {
        let before = visit.displayed.map(\.title)
        if process?.isOnScreen == true, let last = before.last {
            let reason = NotShownReason("waiting", "waits behind \(last), which is on the screen")
            return NotShown(id, reason, behind: [last])
        }
        if visit.hasLeft { return NotShown(id, NotShownReason("user-left", "the user left the app")) }
        if list.gate <= UInt64(before.count), list.gate > 0 {
            return NotShown(
                id, NotShownReason("gate", "the gate lets no more than \(list.gate) through"), behind: before)
        }
        return NotShown(id, NotShownReason("queue-or-address", "its queue or its address kept it back"))
    }

    private func reason(of message: ISmartNewsMessage, isTooEarly: Bool, at now: Instant) -> NotShownReason? {
        guard let settings = process?.settings else { return nil }
        if isTooEarly { return .firstShowInterval }
        if store.shown.contains(message.identity(settings)) {
            return NotShownReason("answered-before", "answered before")
        }
        if let start = message.start, now < start { return .beforeStart(settings.calendar.text(start)) }
        if let end = message.end, now >= end { return .afterEnd(settings.calendar.text(end)) }
        if let counter = message.counter?.unsigned, store.runCounter > 0, store.runCounter < counter {
            return NotShownReason("counter", "from launch \(counter) on; this is number \(store.runCounter)")
        }
        return nil
    }
}

extension ISmartNewsMessage {
    /// What a message is called where people read: an item's uuid, else the title, else the text.
    var title: String {
        item?.uuid ?? texts[.title] ?? texts[.text] ?? ""
    }
}

extension NotShownReason {
    /// Too few days since the app was installed.
    static let firstShowInterval = NotShownReason(
        "first-show-interval", "too few days since the app was installed: firstShowInterval")

    /// Its time is still to come.
    static func beforeStart(_ time: String) -> NotShownReason { NotShownReason("before-start", "from \(time) on") }

    /// Its time is over.
    static func afterEnd(_ time: String) -> NotShownReason { NotShownReason("after-end", "over since \(time)") }
}

extension ISmartNewsCalendar {
    /// A moment as the phone's clock shows it, without seconds: `2026-11-23 09:00`.
    func text(_ instant: Instant) -> String {
        String(civil(instant).asUTC.iso8601.prefix(16)).replacing("T", with: " ")
    }
}
