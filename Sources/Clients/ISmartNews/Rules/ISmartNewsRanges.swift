import Campaigns

extension FieldReader {
    /// Checks the form of a range: a mistake makes the library drop the item, or never show it.
    mutating func checkRange(_ range: ISmartNewsBlockRange) {
        if range.templates == nil {
            for key in ["start", "end"] where !has(key) {
                report(
                    .ismartnewsRange, at: range.offset,
                    "a range without templates needs “\(key)”, or the item is dropped",
                    suggestion: "add \(key), such as MO(09:00), 15(09:00) or 2026-11-20T09:00")
            }
        }
        let moments = ["start": range.start, "end": range.end]
        for (key, moment) in moments.sorted(by: { $0.key > $1.key }) {
            guard let moment else { continue }
            let offset = node(key)?.offset ?? range.offset
            if moment.isDaily != (range.templates != nil) {
                report(
                    .ismartnewsRange, at: offset,
                    moment.isDaily
                        ? "a time alone has a meaning only with templates" : "with templates “\(key)” is a time alone",
                    suggestion: moment.isDaily ? "add templates: each_day" : "write \(key): (09:00)")
                return
            }
        }
        checkOrder(of: range)
        checkHours(of: range)
    }

    private mutating func checkOrder(of range: ISmartNewsBlockRange) {
        guard let start = range.start, let end = range.end else { return }
        let offset = node("end")?.offset ?? range.offset
        switch (start, end) {
        case (.date(let start), .date(let end)):
            if end <= start {
                report(.ismartnewsRange, at: offset, "the range ends before it starts, and the item is dropped")
            } else if start < ISmartNewsRangeLimits.first {
                report(
                    .ismartnewsRange, at: node("start")?.offset ?? offset,
                    "a range must not start before 2012: the library uses dates in 2010 and 2011 for its own clocks",
                    suggestion: "write 2012-01-01T00:00Z")
            }
        case (.weekly(let first, let from, _), .weekly(let last, let to, _)),
            (.monthly(let first, let from, _), .monthly(let last, let to, _)):
            guard (last, to) <= (first, from) else { return }
            report(
                .ismartnewsRange, at: offset, "ranges do not wrap: from “\(start)” to “\(end)” is never",
                suggestion: "write two ranges, one up to the end and one from the beginning of the week or month")
        case (.daily(let from, _), .daily(let to, _)):
            // Only where the hours are those of each day: of one long range they bound the first and the last.
            let names = range.templates?.lowercased() ?? ""
            guard to <= from, names.contains("each_day") || !names.contains("week") else { return }
            report(.ismartnewsRange, at: offset, "from “\(start)” to “\(end)” is never")
        default:
            report(
                .ismartnewsRange, at: offset, "“start” and “end” are of two kinds, which the library compares as dates",
                suggestion: "write two days of the week, two days of the month or two dates")
        }
    }

    /// Checks the names of ready-made ranges, of which an unknown one makes the library drop the item.
    mutating func checkRangeTemplates(_ names: [Located<String>]) {
        let known = ["weekdays", "weekend", "each_day_of_weekdays", "each_day_of_weekend", "each_day"]
        for name in names where !known.contains(name.value.lowercased()) {
            report(
                .ismartnewsRange, at: name.offset, "“\(name.value)” is no template of ranges, and the item is dropped",
                suggestion: DidYouMean.suggestion(for: name.value, among: known)
                    ?? "use \(known.joined(separator: ", "))")
        }
    }

    /// Hours beside `weekdays` and `weekend` bound the whole stretch, not each day.
    private mutating func checkHours(of range: ISmartNewsBlockRange) {
        guard range.start != nil || range.end != nil else { return }
        let names = range.templates?.lowercased().split(separator: "|") ?? []
        guard let name = names.first(where: { $0 == "weekdays" || $0 == "weekend" }) else { return }
        report(
            .ismartnewsTemplateHours, at: node("templates")?.offset ?? range.offset,
            "“\(name)” is one long range: the hours bound its first and last day, and nights between belong to it",
            suggestion: "for office hours write each_day_of_\(name)")
    }

    /// Checks that ranges stand in the order of their uuids: devices that know some of them never keep one before those,
    /// and count displays in the last one of a uuid.
    mutating func checkRangeOrder(_ ranges: [ISmartNewsBlockRange], item: String?) {
        let named = ranges.filter { $0.uuid != nil || item != nil }
        for (earlier, later) in zip(named, named.dropFirst()) {
            guard let first = earlier.uuid ?? item, let second = later.uuid ?? item, second < first else { continue }
            report(
                .ismartnewsRangeOrder, at: later.offset,
                "the range “\(second)” sorts before “\(first)”, so devices that know that one never keep this one",
                suggestion: "give ranges uuids in the order in which they are added")
        }
        // Templates make uuids of their own.
        let plain = ranges.filter { $0.templates == nil }
        for (place, range) in plain.enumerated() where range.shownLimit != nil {
            guard plain[(place + 1)...].contains(where: { $0.uuid ?? item == range.uuid ?? item }) else { continue }
            report(
                .ismartnewsRangeOrder, at: range.offset,
                "displays are counted in the last range of a uuid, so “shownLimit” does not limit this one",
                suggestion: "give each range a uuid of its own, in their order")
        }
    }
}

extension ISmartNewsClient {
    /// Checks that phones can save a range as it is written under `raw`.
    func checkSaving(of range: PropertyValue, at offset: Int?, _ findings: inout ClientFindings) {
        guard let end = Self.unsavableEnd(of: range) else { return }
        findings.report(
            .ismartnewsRange, at: offset,
            "“\(end.key): \(end.value.string ?? "")” is no time of day, and \(Self.unsavable)",
            suggestion: "correct it under raw: (23:59) is the last minute")
    }

    /// What comes of a range that cannot be saved.
    static let unsavable =
        "phones save nothing more with such a range: at each launch they have forgotten what they showed since"

    /// The end of a range of templates whose numbers are no time of day; nil where there is none.
    ///
    /// The library takes any digits there. The range then lacks its end, which the library's store requires, so that each
    /// attempt to save fails, whatever it is about, until the range has left the feed.
    static func unsavableEnd(of range: PropertyValue) -> PropertyValue.Entry? {
        let entries = range.dictionary ?? []
        guard entries.contains(where: { isNamed("templates", $0.key) }) else { return nil }
        return entries.first { entry in
            guard isNamed("end", entry.key), let hours = entry.value.string else { return false }
            return ISmartNewsRangeDate.hasForm(hours) && ISmartNewsRangeDate.timeOfDay(hours) == nil
        }
    }
}

extension ISmartNewsBlockMoment {
    fileprivate var isDaily: Bool {
        if case .daily = self { true } else { false }
    }
}

extension ISmartNewsBlockMoment: CustomStringConvertible {
    /// The moment as the feed writes it.
    var description: String {
        switch self {
        case .date(let instant): instant.iso8601
        case .weekly(_, _, let text), .monthly(_, _, let text), .daily(_, let text): text
        }
    }
}

extension Rule {
    /// A range that makes the library drop its item, never match, or match at other times.
    static let ismartnewsRange = Rule.locked("ismartnews-range")
    /// Ranges whose uuids are not in order, or the same where displays are limited.
    static let ismartnewsRangeOrder = Rule.changeable("ismartnews-range-order", .warning)
    /// Hours beside a template that is one long range.
    static let ismartnewsTemplateHours = Rule.changeable("ismartnews-template-hours", .warning)
}
