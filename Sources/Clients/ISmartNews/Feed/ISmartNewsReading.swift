import Synchronization

/// A feed as iSmartNews has it in memory, with what does not depend on the device worked out once for all of them.
final class ISmartNewsReading: Sendable {
    /// Its elements; nil if the body is no property list or its root no array.
    ///
    /// An element that is no dictionary is nil: it crashes the client.
    let elements: [ISmartNewsElement?]?
    /// Whether the client looks for localized values in it as soon as it arrives: in items and events.
    private let hasItemsOrEvents: Bool
    /// Whether it has sources of segments, in which 4.9.6 looks for them, too.
    private let hasSegments: Bool
    /// The places of the elements in the feed that they are numbered by.
    let numbers: [Int]

    private let whole: ISmartNewsReading?
    private let readings = Mutex<[ISmartNewsLocalizedReading.Key: ISmartNewsLocalizedReading]>([:])

    /// What the client makes of a body; any body is a feed, if need be one without elements.
    static func of(_ body: FeedBody) -> ISmartNewsReading { body.reading(ISmartNewsReading.init) }

    private init(_ body: FeedBody) {
        if let part = body.part, case let whole = ISmartNewsReading.of(part.whole), let all = whole.elements {
            self.whole = whole
            numbers = part.places
            elements = part.places.map { all[$0] }
        } else {
            whole = nil
            elements = body.propertyList?.array?.map { $0.dictionary.map(ISmartNewsElement.init) }
            numbers = Array((elements ?? []).indices)
        }
        hasItemsOrEvents = elements?.contains { $0?.event != nil || $0?.meta?.dictionary != nil } ?? false
        hasSegments = elements?.contains { $0?.hasSegments == true } ?? false
    }

    /// Whether a version of the client looks for localized values in it as soon as it arrives.
    func isLookedUp(by version: ISmartNewsVersion) -> Bool {
        hasItemsOrEvents || version == .v496 && hasSegments
    }

    /// The elements as a phone understands them.
    func localized(for context: ISmartNewsContext) -> ISmartNewsLocalizedReading {
        let key = ISmartNewsLocalizedReading.Key(context)
        if let known = readings.withLock({ $0[key] }) { return known }
        let made =
            whole.map { ISmartNewsLocalizedReading(self, of: $0.localized(for: context), context) }
            ?? ISmartNewsLocalizedReading(self, context)
        readings.withLock { $0[key] = made }
        return made
    }
}
