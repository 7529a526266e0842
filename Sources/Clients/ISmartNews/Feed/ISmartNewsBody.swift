import Synchronization

/// A feed as the client has it in memory, worked out once for all devices.
final class ISmartNewsBody: Sendable {
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

    private let whole: ISmartNewsBody?
    private let readings = Mutex<[ISmartNewsReading.Eyes: ISmartNewsReading]>([:])

    /// What the client makes of a body; any body is a feed, if need be one without elements.
    static func of(_ body: FeedBody) -> ISmartNewsBody { body.reading(ISmartNewsBody.init) }

    private init(_ body: FeedBody) {
        if let part = body.part, case let whole = ISmartNewsBody.of(part.whole), let all = whole.elements {
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
    func reading(_ context: ISmartNewsContext) -> ISmartNewsReading {
        let eyes = ISmartNewsReading.Eyes(context)
        if let known = readings.withLock({ $0[eyes] }) { return known }
        let made =
            whole.map { ISmartNewsReading(self, of: $0.reading(context), context) } ?? ISmartNewsReading(self, context)
        readings.withLock { $0[eyes] = made }
        return made
    }
}
