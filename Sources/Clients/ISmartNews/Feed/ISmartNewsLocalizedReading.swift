/// The elements of a feed as phones of one kind understand them.
final class ISmartNewsLocalizedReading: Sendable {
    /// All of a phone that a reading depends on; the moment is no part of it.
    struct Key: Hashable, Sendable {
        private let localization: ISmartNewsLocalization
        private let zone: String
        private let schemes: Set<String>

        /// That of a phone.
        init(_ context: ISmartNewsContext) {
            localization = context.localization
            zone = context.calendar.identifier
            schemes = context.schemes
        }
    }

    /// A classic element.
    struct Classic: Sendable {
        /// Its number in the table of reasons.
        var number: Int32
        /// How many days after the first run it is first shown.
        var leastDays: UInt64
        /// The message; nil for a special section.
        var listed: ISmartNewsListedMessage?
        /// Whether the client leaves the message out on so old a system.
        var needsNewerSystem = false
        /// What a special section says.
        var special: ISmartNewsSpecialSection?
        /// When the message is shown; nothing for a special section.
        ///
        /// The message itself lies elsewhere, and explanations look at all of them at each launch.
        var terms = ISmartNewsTerms()

        /// Whether the client can read the address of the message, if it shows one.
        var isReadable = true

        /// Whether the message is in a queue.
        var isInQueue: Bool { listed?.message.queue != nil }
    }

    /// The classic elements, in order.
    let classics: [Classic]
    /// The meta items with their numbers in the table of reasons, in order; nil stands for what is no dictionary, which crashes the
    /// client.
    let items: [(number: Int32, item: ISmartNewsItemReading?)]
    /// The events; or why reading them crashes the client.
    let events: Result<ISmartNewsFeedEvents, ClientCrash>
    /// All elements for explanations, by their numbers.
    let table: NotShownTable
    /// The reasons that the dates of messages give.
    let dateReasons: ISmartNewsDateReasons
    /// The numbers of the messages that the client recognizes by an identity.
    private let numbers: [ISmartNewsIdentity: [Int32]]

    /// The elements of a feed.
    init(_ feed: ISmartNewsReading, _ context: ISmartNewsContext) {
        let elements = feed.elements ?? []
        var classics: [Classic] = []
        classics.reserveCapacity(elements.count)
        var items: [(number: Int32, item: ISmartNewsItemReading?)] = []
        var names: [String] = []
        names.reserveCapacity(elements.count)
        lazy var zone = ISmartNewsZoneNames(context)
        for (place, element) in elements.enumerated() {
            let number = Int32(place)
            if let element, element.meta == nil {
                let classic = Classic(element.classic, number: number, context: context, zone: zone)
                names.append(classic.listed?.message.title ?? "")
                classics.append(classic)
                continue
            }
            let item = element?.meta?.dictionary.map { ISmartNewsItemReading($0, context: context) }
            names.append(item?.uuid ?? "")
            // A `meta` that is no dictionary is passed over.
            if item != nil || element == nil { items.append((number, item)) }
        }
        self.classics = classics
        self.items = items
        events = Self.events(of: feed, context)
        table = NotShownTable(names)
        dateReasons = ISmartNewsDateReasons(of: names.count)
        var numbers: [ISmartNewsIdentity: [Int32]] = [:]
        numbers.reserveCapacity(classics.count)
        for classic in classics {
            if let identity = classic.listed?.identity { numbers[identity, default: []].append(classic.number) }
        }
        self.numbers = numbers
    }

    /// Those of the elements of another feed that a part of it has.
    init(_ part: ISmartNewsReading, of whole: ISmartNewsLocalizedReading, _ context: ISmartNewsContext) {
        table = whole.table
        dateReasons = whole.dateReasons
        numbers = whole.numbers
        let isPresent = Set(part.numbers)
        classics = whole.classics.filter { isPresent.contains(Int($0.number)) }
        items = whole.items.filter { isPresent.contains(Int($0.number)) }
        events = Self.events(of: part, context)
    }

    /// By number, which messages are recognized by one of these identities.
    func marks(of identities: some Sequence<ISmartNewsIdentity>) -> [Bool] {
        var marks = [Bool](repeating: false, count: table.ids.count)
        for identity in identities {
            for number in numbers[identity] ?? [] { marks[Int(number)] = true }
        }
        return marks
    }

    private static func events(
        of feed: ISmartNewsReading, _ context: ISmartNewsContext
    ) -> Result<ISmartNewsFeedEvents, ClientCrash> {
        Result { () throws(ClientCrash) in
            try ISmartNewsFeedEvents((feed.elements ?? []).compactMap { $0 }, context: context)
        }
    }
}

extension ISmartNewsLocalizedReading.Classic {
    fileprivate init(
        _ section: ISmartNewsDictionary, number: Int32, context: ISmartNewsContext,
        zone: @autoclosure () -> ISmartNewsZoneNames
    ) {
        self.number = number
        leastDays = context.leastDays(section)
        guard let message = ISmartNewsMessage(classic: section, context: context) else {
            special = ISmartNewsSpecialSection(section, context: context)
            return
        }
        needsNewerSystem = Self.needsNewerSystem(context.value("type", in: section), context)
        terms = ISmartNewsTerms(of: message)
        isReadable = message.isReadable
        listed = ISmartNewsListedMessage(message, identity: ISmartNewsIdentity(message.identity(context, zone: zone())))
    }

    /// Whether 2.0.1 leaves a message of a type out, as it does before iOS 6 with pages, and with a type that is no text.
    private static func needsNewerSystem(_ type: PropertyValue?, _ context: ISmartNewsContext) -> Bool {
        guard context.version == .v201, !context.localization.hasSystem6, let type else { return false }
        return type.string.map { $0 == "web" } ?? true
    }
}
