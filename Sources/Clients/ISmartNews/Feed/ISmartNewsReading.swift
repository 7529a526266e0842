import Campaigns

/// The classic messages of a feed as phones of one kind understand them.
final class ISmartNewsReading: Sendable {
    /// What the wording of a feed depends on.
    struct Eyes: Hashable, Sendable {
        private let localization: ISmartNewsLocalization
        private let zone: String
        private let version: ISmartNewsVersion

        /// What a phone reads with.
        init(_ context: ISmartNewsContext) {
            localization = context.localization
            zone = context.calendar.identifier
            version = context.version
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

    /// The classic elements, in order.
    let classics: [Classic]
    /// All elements for explanations, by their numbers.
    let book: NotShownBook

    /// The messages of a feed.
    init(_ body: ISmartNewsBody, _ context: ISmartNewsContext) {
        let elements = body.elements ?? []
        var classics: [Classic] = []
        classics.reserveCapacity(elements.count)
        var names: [String] = []
        names.reserveCapacity(elements.count)
        for (place, element) in elements.enumerated() {
            guard let element, element.meta == nil else {
                let item = element?.meta?.dictionary
                names.append(item.flatMap { context.value("uuid", in: $0)?.string } ?? "")
                continue
            }
            let classic = Classic(element.classic, number: Int32(place), context: context)
            names.append(classic.listed?.message.title ?? "")
            classics.append(classic)
        }
        self.classics = classics
        book = NotShownBook(names)
    }

    /// Those of the messages of another feed that a part of it has.
    init(_ part: ISmartNewsBody, of whole: ISmartNewsReading) {
        book = whole.book
        let isPresent = Set(part.numbers)
        classics = whole.classics.filter { isPresent.contains(Int($0.number)) }
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
