import Campaigns

extension ISmartNewsDevice {
    /// Takes over the items and events of a feed and tells which items it has; a root that is no array changes nothing.
    mutating func read(_ feed: ISmartNewsBody, at now: Instant) throws(ClientCrash) -> Set<String> {
        guard feed.elements != nil, let context = context(at: now) else { return [] }
        var uuids: Set<String> = []
        // Plain messages are neither items nor events.
        for element in feed.extraordinary {
            guard let element else { throw ClientCrash("an element of the feed is no dictionary") }
            guard let meta = element.meta?.dictionary,
                let item = try ISmartNewsItemDefinition(meta, context: context)
            else { continue }
            try store.update(item)
            uuids.insert(item.uuid)
        }
        store.update(try ISmartNewsEventDefinitions(feed.extraordinary.compactMap { $0 }, context: context))
        return uuids
    }

    /// What the client knows while it reads.
    func context(at now: Instant) -> ISmartNewsContext? {
        guard let process else { return nil }
        return ISmartNewsContext(
            version: version, localization: process.localization, calendar: process.settings.calendar, now: now,
            installDate: store.installDate ?? now, schemes: process.settings.schemes)
    }
}
