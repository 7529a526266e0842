import Campaigns

/// An iSmartNews feed prepared for schedules: the elements as the client understands them on each kind of system.
struct ISmartNewsCompiledFeed: CompiledFeed {
    /// What an element is to the client.
    enum Element: Equatable, Sendable {
        /// A classic message.
        case message(Message)
        /// A meta item.
        case item(Item)
        /// Nothing that is ever shown, for a reason.
        case rejected(DeviceReason)
        /// Something that crashes the app.
        case crash(String)
    }

    /// What decides whether a classic message is shown; its wording does not.
    struct Message: Equatable, Sendable {
        /// From when on it is shown.
        var start: Instant?
        /// From when on it is not shown any more.
        var end: Instant?
        /// Why it never comes up, be it due or not; nil where it does.
        var obstacle: DeviceReason?
        /// The queue it stands in.
        var queue: String?
        /// Whether it comes up again once it was dismissed.
        var staysAfterDismissal: Bool
        /// Who gets past it although no dismissal ends it.
        var bypass: Bypass
        /// What becomes of it when it is due.
        var outcome: Outcome
    }

    /// What becomes of a classic message that is due.
    enum Outcome: Equatable, Sendable {
        /// It comes up, and is answered.
        case answerable
        /// It crashes the app.
        case crashing
        /// It never appears and is never answered.
        case stuck
    }

    /// What decides whether a meta item is shown.
    struct Item: Equatable, Sendable {
        /// By what it is known.
        var uuid: String
        /// When it may be shown; there are also ranges in which it never is because their limit is zero.
        var dates: ISmartNewsItemDates
        /// The rank.
        var priority: ISmartNewsNumber?
        /// The queue it stands in.
        var queue: String?
        /// Whether there is an address that comes up.
        var hasAddress: Bool
        /// Whether it takes turns, be it that nothing comes up of it.
        var takesTurns: Bool
        /// For how long it stays away once it was dismissed. Its ranges may keep it away, too.
        var absence: Absence
        /// Who gets past it although no dismissal ends it.
        var bypass: Bypass
        /// Whether it is for users of no app.
        var isForNoApp: Bool
        /// Whether it is for users of some segments alone.
        var isForSegments: Bool
        /// Whether it is for users alone whose app was upgraded.
        var showsOnlyIfUpgrade: Bool
    }

    /// How users get past what no dismissal ends. Schedules are about phones on which everything is due and users who
    /// dismiss what comes; what is said of all phones and all users takes this into account.
    struct Bypass: Equatable, Sendable {
        /// For how long it stays away once it was answered otherwise than by a dismissal.
        var otherAnswer: Absence
        /// The launch from which on it comes up, the first one being 1.
        var firstLaunch: UInt64 = 1
        /// How many days after the first launch it comes up.
        var firstDay: UInt64 = 0

        /// Whether another message comes up on some phones on which it does not yet.
        func isLater(than other: Bypass) -> Bool { firstLaunch > other.firstLaunch || firstDay > other.firstDay }

        /// Whether it keeps another message from all users, once it has come up.
        func keepsFromAll(_ other: Bypass) -> Bool { otherAnswer == .none && !isLater(than: other) }
    }

    /// For how long an item stays away, and so makes room for others, once it was answered.
    enum Absence: Equatable, Sendable {
        /// Not at all: it is as eligible as before.
        case none
        /// As long as the user has the version of the app.
        case version
        /// For a while or for good, whatever the version.
        case lasting
    }

    /// A feed as one kind of system sees it.
    struct Variant: Equatable, Sendable {
        /// By place among the messages.
        var elements: [Element]
        /// The most messages in one event; nil: no limit.
        var gate: Int?
        /// The events by their names, and those of a name by the items that they belong to; nil for the feed itself.
        var events: [String: [String?: Event]] = [:]
        /// The items that have events of their own, on or not.
        var owners: Set<String> = []

        /// An event as it counts for an item: its own where it has any, else that of the feed itself.
        func event(_ name: String, for item: Item) -> Event? {
            events[name]?[owners.contains(item.uuid) ? item.uuid : nil]
        }
    }

    /// The events of one name that belong to one item, or to the feed itself.
    struct Event: Equatable, Sendable {
        /// When one of them is on; nil where none ever is.
        var rhythm: ISmartNewsRhythm?
        /// Whether one of their patterns hangs the app.
        var hangs = false

        /// Whether one of them is on at some occurrence.
        var isEverOn: Bool { rhythm != nil }
    }

    /// On which occasion a device is asked.
    struct Occasion: Equatable, Sendable {
        /// The event that is posted, in lower case.
        var event: String
        /// The place of the kind of system.
        var system: Int
    }

    let version: ISmartNewsVersion
    let count: Int
    let occasions: [ScheduleOccasion]
    let asked: [Occasion]
    let variants: [Variant]
    let calendar: ISmartNewsCalendar
    let clock: ZoneClock

    var versions: VersionAxis { VersionAxis(.none) }
}

extension ISmartNewsClient {
    func compiled(_ feed: FeedBody, locale: String) -> any CompiledFeed {
        let version = settings.clientVersion
        let root = feed.propertyList ?? .array([])
        let systems = ISmartNewsScheduleSystems(in: root, version: version).systems
        let elements = ISmartNewsReading.of(feed).elements ?? []
        let clock = context.configuration.clock
        let variants = systems.map { system in
            ISmartNewsCompiledFeed.Variant(elements, context: settledContext(locale: locale, system: system.version))
        }
        let events = postedEvents(in: variants)
        let asked = variants.indices.flatMap { system in
            events.map { ISmartNewsCompiledFeed.Occasion(event: ISmartNewsText.lowercased($0), system: system) }
        }
        let names = systems.flatMap { system in
            events.map { ScheduleOccasion(system.name.isEmpty ? [$0] : [$0, system.name], met: 1) }
        }
        return ISmartNewsCompiledFeed(
            version: version, count: elements.count(where: Self.isMessage), occasions: names, asked: asked,
            variants: variants, calendar: .of(clock), clock: clock)
    }

    /// The events of the app, and those that the client posts by itself; that of users who ask for the review only where
    /// the feed knows it.
    private func postedEvents(in variants: [ISmartNewsCompiledFeed.Variant]) -> [String] {
        var names: [String] = []
        let review = [ISmartNewsEventName.showReview].filter { name in
            variants.contains { $0.events[name] != nil }
        }
        for name in ISmartNewsEventName.standard + review + context.configuration.app.events
        where !names.contains(where: { ISmartNewsText.lowercased($0) == ISmartNewsText.lowercased(name) }) {
            names.append(name)
        }
        return names
    }

    /// An element that holds a message or an item, however broken; others say how messages are shown.
    static func isMessage(_ element: ISmartNewsElement?) -> Bool {
        guard let element else { return true }
        if element.meta != nil { return true }
        return element.classic.values.keys.contains { key in
            key == "title" || key == "text" || key.hasPrefix("title_") || key.hasPrefix("text_")
        }
    }
}
