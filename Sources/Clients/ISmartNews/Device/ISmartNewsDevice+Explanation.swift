import Campaigns

extension ISmartNewsDevice {
    /// Why an event did not show the messages of the feed that did not appear in the step.
    func notShown(
        _ list: ISmartNewsMessageList, events: [ISmartNewsEvent], visit: ISmartNewsVisit
    ) -> NotShownList {
        guard let feed = process?.feed, feed.elements != nil, let context = context(at: visit.now) else { return [] }
        let reading = feed.localized(for: context)
        let days = context.daysSinceInstallation
        var found = reading.dateReasons.withCodes { codes in
            classicsNotShown(reading, context, list, visit, &codes)
        }
        if reading.items.isEmpty { return found }
        found.items += itemsNotShown(reading, days: days, list, events: events, visit: visit)
        return found
    }

    private func classicsNotShown(
        _ reading: ISmartNewsLocalizedReading, _ context: ISmartNewsContext, _ list: ISmartNewsMessageList,
        _ visit: ISmartNewsVisit, _ codes: inout ISmartNewsDateReasons.Codes
    ) -> NotShownList {
        let (table, classics, days) = (reading.table, reading.classics, context.daysSinceInstallation)
        var found = NotShownList(table)
        found.items.reserveCapacity(classics.count)
        // A launch may show thousands, one after the other.
        let displayed = Dictionary(grouping: visit.displayed.filter { $0.identity != nil }, by: \.identity)
        let isDisplayed = reading.marks(of: displayed.keys.lazy.compactMap { $0 })
        let isAnswered = reading.marks(of: store.shown)
        let answered = table.code(ISmartNewsMessageReason.answered)
        var left: Int32?
        // By place: a classic element that is held as a whole is a copy of all that belongs to it.
        for place in classics.indices where classics[place].listed != nil {
            let number = classics[place].number
            if isDisplayed[Int(number)], let listed = classics[place].listed,
                displayed[listed.identity]?.contains(where: { $0 === listed || $0.message == listed.message }) == true
            {
                continue
            }
            let code: Int32
            if days < classics[place].leastDays {
                code = table.code(ISmartNewsMessageReason.tooEarly)
            } else if isAnswered[Int(number)] {
                let maybeForAnother = version == .v201 && classics[place].isInQueue
                code = maybeForAnother ? table.code(ISmartNewsMessageReason.maybeAnswered) : answered
            } else if classics[place].needsNewerSystem {
                code = table.code(ISmartNewsMessageReason.oldSystem)
            } else if let reason = reason(
                of: classics[place].terms, number: number, at: visit.now, context.calendar, table, &codes)
            {
                code = reason
            } else if !classics[place].isReadable {
                code = table.code(ISmartNewsMessageReason.unreadableAddress)
            } else if classics[place].isInQueue {
                code = self.left(list, visit, queue: classics[place].listed?.message.queue, table)
            } else {
                let same = left ?? self.left(list, visit, table)
                left = same
                code = same
            }
            found.add(number, code)
        }
        return found
    }

    /// The number of the reason why a message that is in the event's list did not come up, with what it waits for.
    func left(
        _ list: ISmartNewsMessageList, _ visit: ISmartNewsVisit, queue: String? = nil, _ table: NotShownTable
    ) -> Int32 {
        let before = visit.displayed.map(\.message.title)
        if process?.isOnScreen == true, let last = before.last {
            return table.code(ISmartNewsMessageReason.waiting(behind: last), behind: [last])
        }
        if visit.hasLeft { return table.code(ISmartNewsMessageReason.left) }
        if list.gate <= UInt64(before.count), list.gate > 0 {
            return table.code(ISmartNewsMessageReason.gate(of: list.gate), behind: before)
        }
        if let queue, let other = visit.displayed.first(where: { $0.message.queue == queue }) {
            return table.code(ISmartNewsMessageReason.queued, behind: [other.message.title])
        }
        return table.code(ISmartNewsMessageReason.keptBack)
    }

    private func reason(
        of terms: ISmartNewsTerms, number: Int32, at now: Instant, _ calendar: ISmartNewsCalendar,
        _ table: NotShownTable, _ codes: inout ISmartNewsDateReasons.Codes
    ) -> Int32? {
        if let start = terms.start, now < start {
            return codes.beforeStart(of: number) { table.code(ISmartNewsMessageReason.before(start, calendar)) }
        }
        if let end = terms.end, now >= end {
            return codes.afterEnd(of: number) { table.code(ISmartNewsMessageReason.after(end, calendar)) }
        }
        if let counter = terms.counter, store.runCounter > 0, store.runCounter < counter {
            return table.code(ISmartNewsMessageReason.counter(counter, at: store.runCounter))
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

extension ISmartNewsCalendar {
    /// A moment as the phone's clock shows it, without seconds: `2026-11-23 09:00`.
    func text(_ instant: Instant) -> String {
        String(civil(instant).asUTC.iso8601.prefix(16)).replacing("T", with: " ")
    }
}
