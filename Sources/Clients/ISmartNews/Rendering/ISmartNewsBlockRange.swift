import Campaigns

/// One entry of `dates`: a span of time in which a meta item is shown, once or over and over.
struct ISmartNewsBlockRange: Equatable, Sendable {
    /// The first moment.
    var start: ISmartNewsBlockMoment?
    /// The first moment that no longer belongs to it.
    var end: ISmartNewsBlockMoment?
    /// The names of ready-made ranges, between bars.
    var templates: String?
    /// How often each device shows the item in it.
    var shownLimit: Int?
    /// By what devices remember the range; nil: the item's uuid.
    var uuid: String?
    /// Where it is written.
    var offset: Int

    /// The most ranges that are read: what phones show is computed for each of their beginnings and ends.
    private static let mostRanges = 100

    /// The ranges of a block; nil where it has none.
    static func list(
        _ reader: inout FieldReader, clock: ZoneClock, item: String?
    ) -> [ISmartNewsBlockRange]? {
        guard let node = reader.node("dates") else { return nil }
        guard case .sequence(let nodes) = node.content else {
            reader.wrongType("dates", node, expected: "a list of ranges")
            return nil
        }
        if nodes.isEmpty {
            reader.report(
                .emptyList, at: node.offset, "“dates” is empty",
                suggestion: "leave it out to show the item from start until end")
        }
        if nodes.count > mostRanges {
            reader.report(
                .overLimit, at: nodes[mostRanges].offset, "there are more than \(mostRanges) ranges",
                suggestion: "write one for what comes again each day, week or month")
        }
        let ranges = nodes.prefix(mostRanges).map { node in
            reader.read(node, called: "dates") { ISmartNewsBlockRange(reading: &$0, clock: clock) }
        }
        reader.checkRangeOrder(ranges, item: item)
        return ranges
    }

    private init(reading reader: inout FieldReader, clock: ZoneClock) {
        offset = reader.offset
        uuid = reader.text("uuid")?.value
        shownLimit = reader.integer("shownLimit", in: 1...Int(Int32.max))?.value
        if let names = reader.texts("templates") {
            templates = names.value.map(\.value).joined(separator: "|")
            reader.checkRangeTemplates(names.value.flatMap(\.parts))
        }
        start = Self.moment("start", &reader, clock: clock)
        end = Self.moment("end", &reader, clock: clock)
        reader.checkRange(self)
    }

    private static func moment(
        _ key: String, _ reader: inout FieldReader, clock: ZoneClock
    ) -> ISmartNewsBlockMoment? {
        guard let text = reader.text(key) else { return nil }
        if let moment = ISmartNewsBlockMoment(recurring: text.value) { return moment }
        if text.value.contains("(") {
            reader.report(
                .ismartnewsRange, at: text.offset, "“\(text.value)” is no time that comes again",
                suggestion: "write MO(09:00) for every week, 15(09:00) for every month, (09:00) with templates")
            return nil
        }
        return reader.moment(key, by: clock).map { .date($0.value) }
    }
}

extension Located<String> {
    /// The parts between bars, each with its place.
    fileprivate var parts: [Located<String>] {
        value.split(separator: "|", omittingEmptySubsequences: false).map { Located(String($0), at: offset) }
    }
}
