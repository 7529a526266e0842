import Campaigns
import Files

extension ISmartNewsDevice {
    /// Why an event did not show the items of the feed that did not appear in the step.
    func itemsNotShown(
        _ reading: ISmartNewsLocalizedReading, days: UInt64, _ list: ISmartNewsMessageList, events: [ISmartNewsEvent],
        visit: ISmartNewsVisit
    ) -> [NotShownList.Item] {
        let chosen = list.messages.lazy.compactMap { $0.message.item?.uuid }.first
        var seen = Set(visit.displayed.compactMap { $0.message.item.map { ExactText($0.uuid) } })
        let table = reading.table
        var found: [NotShownList.Item] = []
        // Of two definitions with one uuid the later one counts.
        for (number, item) in reading.items.reversed() {
            guard let item, seen.insert(ExactText(item.uuid)).inserted else { continue }
            let code: Int32
            if let place = store.place(of: item.uuid), (try? item.definition(daysSinceInstallation: days)) != nil {
                let stored = store.items[place]
                if let reason = reason(of: stored, events: events, at: visit.now) {
                    code = table.code(reason)
                } else if hasNoAddress(stored) {
                    code = table.code(ISmartNewsMessageReason.noAddress)
                } else if let chosen, !chosen.hasBytes(of: item.uuid) {
                    code = table.code(ISmartNewsMessageReason.turn(of: chosen), behind: [chosen])
                } else {
                    code = left(list, visit, queue: stored.definition.queue, table)
                }
            } else {
                code = table.code(rejection(of: item, days: days))
            }
            found.append(NotShownList.Item(number: number, code: code))
        }
        return found.reversed()
    }

    /// Whether nothing ever comes up of an item.
    private func hasNoAddress(_ item: ISmartNewsItem) -> Bool {
        !item.definition.addresses.reachable.contains { address in
            (try? address.message(version: version))?.isReadable ?? true
        }
    }

    private func rejection(of item: ISmartNewsItemReading, days: UInt64) -> DeviceReason {
        if item.isIgnored { return ISmartNewsMessageReason.ignoredHere }
        if days < item.leastDays { return ISmartNewsMessageReason.tooEarly }
        return ISmartNewsMessageReason.unusable
    }

    private func reason(of item: ISmartNewsItem, events: [ISmartNewsEvent], at now: Instant) -> DeviceReason? {
        guard let calendar = process?.settings.calendar else { return nil }
        let uuid = item.definition.uuid
        let hasOwn = store.events.contains { $0.owner.hasBytes(of: uuid) }
        guard events.contains(where: { $0.owner.hasBytes(of: hasOwn ? uuid : nil) }) else {
            return ISmartNewsMessageReason.noEvent
        }
        return item.dates.hindrance(
            at: calendar.moments(at: now), in: calendar, early: { ISmartNewsMessageReason.before($0, calendar) },
            late: { ISmartNewsMessageReason.after($0, calendar) }) ?? hindrance(of: item, at: now)
    }
}
