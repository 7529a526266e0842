import Campaigns
import Files

extension ISmartNewsDevice {
    /// Takes over the items and events of a feed and tells which items it has; a root that is no array changes nothing.
    mutating func read(_ feed: ISmartNewsReading, at now: Instant) throws(ClientCrash) -> Set<ExactText> {
        guard feed.elements != nil, let context = context(at: now) else { return [] }
        var uuids: Set<ExactText> = []
        let reading = feed.localized(for: context)
        let days = context.daysSinceInstallation
        // Plain messages are looked at by events alone.
        if feed.isLookedUp(by: version) { process?.rememberLocalization() }
        // Plain messages are neither items nor events.
        for (_, item) in reading.items {
            guard let item else { throw ClientCrash("an element of the feed is not a dictionary") }
            guard let definition = try item.definition(daysSinceInstallation: days) else { continue }
            try store.update(definition)
            uuids.insert(ExactText(definition.uuid))
        }
        store.update(try reading.events.get())
        return uuids
    }

    /// What the client knows while it reads.
    func context(at now: Instant) -> ISmartNewsContext? {
        guard let process else { return nil }
        return ISmartNewsContext(
            process.settings, localization: process.rememberedLocalization, at: now,
            installDate: store.installDate ?? now)
    }
}
