/// All events that a feed defines.
struct ISmartNewsFeedEvents: Equatable, Sendable {
    /// Those of the feed itself; three standard ones if there are none.
    private(set) var global: [ISmartNewsEvent] = []
    /// Those of items.
    private(set) var local: [ISmartNewsEvent] = []

    /// The events of the elements; an event that is no dictionary crashes the client.
    init(_ elements: [ISmartNewsElement], context: ISmartNewsContext) throws(ClientCrash) {
        for section in elements.compactMap(\.event) {
            guard let dictionary = section.dictionary else { throw ClientCrash("`event` is not a dictionary") }
            if let event = ISmartNewsEvent(dictionary, context: context) { global.append(event) }
        }
        if global.isEmpty {
            global = ISmartNewsEventName.standard.map { name in
                ISmartNewsEvent(name, owner: nil, pattern: "on=1", version: context.version)
            }
        }
        for element in elements where element.event == nil {
            if let meta = element.meta?.dictionary { addEvents(of: meta, context: context) }
        }
    }

    /// Adds the events of an item, by its uuid as it stands: not localized, not trimmed.
    private mutating func addEvents(of meta: ISmartNewsDictionary, context: ISmartNewsContext) {
        guard let uuid = meta.values["uuid"]?.string else { return }
        func add(_ name: String, _ pattern: String) {
            local.append(.init(name, owner: uuid, pattern: pattern, version: context.version))
        }
        let entries = context.value("events", in: meta)?.dictionary ?? []
        for entry in entries {
            if let pattern = entry.value.string { add(entry.key, pattern) }
        }
        let reserved = ISmartNewsReservedItem(rawValue: uuid)
        if reserved == .whatIsNew, entries.isEmpty {
            add(ISmartNewsEventName.didFinishLaunchingAfterUpgrade, "on=1")
        }
        guard reserved == .review, context.version == .v496 else { return }
        add(ISmartNewsEventName.showReview, "on=1")
        if entries.isEmpty {
            // Copied as they are: unlike an item's own patterns these are not trimmed.
            local += global.map { ISmartNewsEvent(name: $0.name, owner: uuid, pattern: $0.pattern) }
        }
    }
}
