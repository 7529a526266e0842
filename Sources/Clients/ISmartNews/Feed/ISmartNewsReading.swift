import Campaigns

/// The elements of a feed as phones of one kind understand them.
final class ISmartNewsReading: Sendable {
    /// What a phone makes of a feed depends on this, whatever the moment.
    struct Eyes: Hashable, Sendable {
        private let localization: ISmartNewsLocalization
        private let zone: String
        private let version: ISmartNewsVersion
        private let schemes: Set<String>

        /// What a phone reads with.
        init(_ context: ISmartNewsContext) {
            localization = context.localization
            zone = context.calendar.identifier
            version = context.version
            schemes = context.schemes
        }
    }

    /// A classic element.
    struct Classic: Sendable {
        /// Its number in the book.
        var number: Int32
        /// How many days after the installation it is first shown; nil: at once.
        var days: UInt64?
        /// The message; nil for a special section.
        var listed: ISmartNewsListed?
        /// What a special section says.
        var special: ISmartNewsSpecialSection?
    }

    /// An element that is no plain message.
    enum Extraordinary: Sendable {
        /// An item.
        case item(ISmartNewsItemReading)
        /// An event, or a section that is neither.
        case other
        /// What is no dictionary, which crashes the client.
        case broken
    }

    /// The classic elements, in order.
    let classics: [Classic]
    /// The others with their numbers in the book, in order.
    let extraordinary: [(number: Int32, element: Extraordinary)]
    /// The events; or why reading them crashes the client.
    let events: Result<ISmartNewsEventDefinitions, ClientCrash>
    /// All elements for explanations, by their numbers.
    let book: NotShownBook

    /// The messages of a feed.
    init(_ body: ISmartNewsBody, _ context: ISmartNewsContext) {
        let elements = body.elements ?? []
        var classics: [Classic] = []
        classics.reserveCapacity(elements.count)
        var extraordinary: [(number: Int32, element: Extraordinary)] = []
        var names: [String] = []
        names.reserveCapacity(elements.count)
        for (place, element) in elements.enumerated() {
            if element == nil || element?.meta != nil || element?.event != nil {
                extraordinary.append((Int32(place), Extraordinary(element, context: context)))
            }
            guard let element, element.meta == nil else {
                let item: ISmartNewsItemReading? =
                    if case .item(let item)? = extraordinary.last?.element { item } else { nil }
                names.append(item?.uuid ?? "")
                continue
            }
            let classic = Classic(element.classic, number: Int32(place), context: context)
            names.append(classic.listed?.message.title ?? "")
            classics.append(classic)
        }
        self.classics = classics
        self.extraordinary = extraordinary
        events = Self.events(of: body, context)
        book = NotShownBook(names)
    }

    /// Those of the elements of another feed that a part of it has.
    init(_ part: ISmartNewsBody, of whole: ISmartNewsReading, _ context: ISmartNewsContext) {
        book = whole.book
        let isPresent = Set(part.numbers)
        classics = whole.classics.filter { isPresent.contains(Int($0.number)) }
        extraordinary = whole.extraordinary.filter { isPresent.contains(Int($0.number)) }
        events = Self.events(of: part, context)
    }

    private static func events(
        of body: ISmartNewsBody, _ context: ISmartNewsContext
    ) -> Result<ISmartNewsEventDefinitions, ClientCrash> {
        Result { () throws(ClientCrash) in
            try ISmartNewsEventDefinitions(body.extraordinary.compactMap { $0 }, context: context)
        }
    }
}

extension ISmartNewsReading.Extraordinary {
    fileprivate init(_ element: ISmartNewsElement?, context: ISmartNewsContext) {
        guard let element else {
            self = .broken
            return
        }
        self = (element.meta?.dictionary).map { .item(ISmartNewsItemReading($0, context: context)) } ?? .other
    }
}

extension ISmartNewsReading.Classic {
    fileprivate init(_ section: ISmartNewsDictionary, number: Int32, context: ISmartNewsContext) {
        self.number = number
        days = context.number("firstshowinterval", in: section)?.unsigned
        guard let message = ISmartNewsMessage(classic: section, context: context) else {
            special = ISmartNewsSpecialSection(section, context: context)
            return
        }
        listed = ISmartNewsListed(message, identity: ISmartNewsIdentity(message.identity(context)))
    }
}
