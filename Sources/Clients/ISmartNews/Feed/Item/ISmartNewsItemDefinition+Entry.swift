import Campaigns

extension ISmartNewsItemDefinition {
    /// The item of an entry as a phone of its locale reads it with 4.9.6, long after the installation; nil if it takes
    /// none.
    init?(of entry: FeedEntry) {
        let region = entry.locale.split(separator: "-").dropFirst().last { $0.utf8.count == 2 }
        let phone: PropertyValue = [
            "language": .string(entry.locale), "country": region.map { .string(String($0)) } ?? .null,
            "systemVersion": "0",
        ]
        guard let device = try? ISmartNewsDeviceSettings(JourneyFields(phone), version: .v496),
            let section = ISmartNewsElement(entry.value.dictionary ?? []).meta?.dictionary
        else { return nil }
        let context = ISmartNewsContext(settled: device)
        let item = ISmartNewsItemReading(section, context: context)
        guard let definition = try? item.definition(daysSinceInstallation: context.daysSinceInstallation) else {
            return nil
        }
        self = definition
    }
}
