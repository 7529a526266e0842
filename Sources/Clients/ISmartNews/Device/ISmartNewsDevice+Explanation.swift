import Campaigns

extension ISmartNewsDevice {
    /// Why an event did not show the messages of the feed that did not appear in the step.
    func notShown(
        _ list: ISmartNewsMessageList, events: [ISmartNewsEvent], visit: ISmartNewsVisit
    ) -> NotShownList {
        guard let feed = process?.feed, feed.elements != nil, let context = context(at: visit.now) else { return [] }
        let reading = feed.reading(context)
        let days = context.daysSinceInstallation
        let displayed = Set(visit.displayed.compactMap(\.identity))
        var found = NotShownList(reading.book)
        found.items.reserveCapacity(reading.classics.count)
        let answered = reading.book.code(NotShownReason("answered-before", "answered before"))
        var left: Int32?
        for classic in reading.classics {
            guard let listed = classic.listed, let identity = listed.identity else { continue }
            if displayed.contains(identity), visit.displayed.contains(where: { $0.message == listed.message }) {
                continue
            }
            let code: Int32
            if classic.firstShow.isTooEarly(daysSinceInstallation: days) {
                code = reading.book.code(.firstShowInterval)
            } else if store.shown.contains(identity) {
                code = answered
            } else if let reason = reason(of: listed, at: visit.now, reading.book) {
                code = reason
            } else {
                let same = left ?? reading.book.code(of: self.left(list, visit))
                left = same
                code = same
            }
            found.add(classic.number, code)
        }
        if reading.items.isEmpty { return found }
        for (number, reason) in itemsNotShown(reading, days: days, list, events: events, visit: visit) {
            found.add(number, reading.book.code(of: reason))
        }
        return found
    }

    /// Why a message that is in the event's list did not come up, and what it waits for.
    func left(_ list: ISmartNewsMessageList, _ visit: ISmartNewsVisit) -> ISmartNewsObstacle {
        let before = visit.displayed.map(\.message.title)
        if process?.isOnScreen == true, let last = before.last {
            return .init("waiting", "waits behind \(last), which is on the screen", behind: [last])
        }
        if visit.hasLeft { return .init("user-left", "the user left the app") }
        if list.gate <= UInt64(before.count), list.gate > 0 {
            return .init("gate", "the gate lets no more than \(list.gate) through", behind: before)
        }
        return .init("queue-or-address", "its queue or its address kept it back")
    }

    private func reason(of listed: ISmartNewsListed, at now: Instant, _ book: NotShownBook) -> Int32? {
        guard let calendar = process?.settings.calendar else { return nil }
        if let start = listed.message.start, now < start { return listed.beforeStart(start, calendar, book) }
        if let end = listed.message.end, now >= end { return listed.afterEnd(end, calendar, book) }
        if let counter = listed.message.counter?.unsigned, store.runCounter > 0, store.runCounter < counter {
            return book.code(
                NotShownReason("counter", "from launch \(counter) on; this is number \(store.runCounter)"))
        }
        return nil
    }
}

/// Why a message was not shown, and the messages that it waits for.
struct ISmartNewsObstacle {
    var reason: NotShownReason
    var behind: [String]

    init(_ id: String, _ sentence: String, behind: [String] = []) {
        self.init(NotShownReason(id, sentence), behind: behind)
    }

    init(_ reason: NotShownReason, behind: [String] = []) {
        self.reason = reason
        self.behind = behind
    }
}

extension NotShownBook {
    /// The number of a reason.
    fileprivate func code(of obstacle: ISmartNewsObstacle) -> Int32 {
        code(obstacle.reason, behind: obstacle.behind)
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
