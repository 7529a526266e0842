import Campaigns
import Files

extension ISmartNewsDevice {
    /// Why an event did not show the items of the feed that did not appear in the step.
    func itemsNotShown(
        _ reading: ISmartNewsLocalizedReading, days: UInt64, _ list: ISmartNewsMessageList, events: [ISmartNewsEvent],
        visit: ISmartNewsVisit
    ) -> [(number: Int32, reason: ISmartNewsNotShownReason)] {
        let chosen = list.messages.lazy.compactMap { $0.message.item?.uuid }.first
        var seen = Set(visit.displayed.compactMap { $0.message.item.map { ExactText($0.uuid) } })
        var found: [(number: Int32, reason: ISmartNewsNotShownReason)] = []
        // Of two definitions with one uuid the later one counts.
        for (number, item) in reading.items.reversed() {
            guard let item, seen.insert(ExactText(item.uuid)).inserted else { continue }
            guard let place = store.place(of: item.uuid),
                (try? item.definition(daysSinceInstallation: days)) != nil
            else {
                found.append((number, .init(rejection(of: item, days: days))))
                continue
            }
            if let reason = reason(of: store.items[place], events: events, at: visit.now) {
                found.append((number, .init(reason)))
            } else if hasNoAddress(store.items[place]) {
                found.append((number, .init(ISmartNewsMessageReason.noAddress)))
            } else if let chosen, !chosen.hasBytes(of: item.uuid) {
                found.append((number, .init(ISmartNewsMessageReason.turn(of: chosen), behind: [chosen])))
            } else {
                found.append((number, left(list, visit, queue: store.items[place].definition.queue)))
            }
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
