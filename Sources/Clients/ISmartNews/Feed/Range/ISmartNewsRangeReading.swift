import Campaigns

/// Reads one entry of the `dates` of an item.
struct ISmartNewsRangeReading {
    /// The entry.
    let section: ISmartNewsDictionary
    /// The phone.
    let context: ISmartNewsContext
    /// Whether dates are read as the wall shows them.
    let usesLocalTime: Bool

    /// The ranges the entry stands for; nil if it is invalid.
    func ranges(itemUUID: String) -> [ISmartNewsRangeDefinition]? {
        var uuid = itemUUID
        if let value = context.value("uuid", in: section) {
            guard let text = value.string else { return nil }
            uuid = text
        }
        if let templates = context.value("templates", in: section) {
            return templates.string.flatMap { templateRanges($0, uuid: uuid) }
        }
        guard let start = moment("start"), let end = moment("end") else { return nil }
        let firstLimit = section.values["shownlimit"] == nil ? nil : limit
        return [.init(uuid: uuid, start: start, end: end, limit: limit, firstLimit: firstLimit)]
    }

    private var limit: PropertyValue? {
        context.value("shownlimit", in: section)
    }

    private func moment(_ key: String) -> Instant? {
        guard let value = context.value(key, in: section) else { return nil }
        if let date = value.date { return context.date(date, usesLocalTime: usesLocalTime) }
        return ISmartNewsRangeDate.instant(of: value, in: context.calendar)
    }

    /// Templates of days with hours, each day or a run of days a range.
    ///
    /// The client checks the hours of `end` by the characters of `start`, so an end such as `(99:00)` passes.
    private func templateRanges(_ templates: String, uuid: String) -> [ISmartNewsRangeDefinition]? {
        guard let start = hours("start", or: "(00:00)"), let end = hours("end", or: "(23:59)"),
            ISmartNewsRangeDate.timeOfDay(start) != nil, ISmartNewsRangeDate.hasForm(end)
        else { return nil }
        var result: [ISmartNewsRangeDefinition] = []
        for name in templates.lowercased().split(separator: "|", omittingEmptySubsequences: false) {
            guard let template = ISmartNewsRangeTemplate(rawValue: String(name)) else { return nil }
            for days in template.days {
                guard let range = range(template, days, start: start, end: end, uuid: uuid) else { return nil }
                result.append(range)
            }
        }
        return result
    }

    private func range(
        _ template: ISmartNewsRangeTemplate, _ days: ISmartNewsRangeTemplate.Days, start: String, end: String,
        uuid: String
    ) -> ISmartNewsRangeDefinition? {
        guard let first = ISmartNewsRangeDate.instant(of: .string(days.first + start), in: context.calendar) else {
            return nil
        }
        let last = ISmartNewsRangeDate.instant(of: .string(days.last + end), in: context.calendar)
        let day = template.isContinuous ? "" : "-\(days.first)"
        return .init(
            uuid: "\(uuid)-\(template.rawValue)-generated\(day)-\(start)-\(end)", start: first, end: last, limit: limit,
            firstLimit: limit)
    }

    private func hours(_ key: String, or standard: String) -> String? {
        guard let value = context.value(key, in: section) else { return standard }
        return value.string
    }
}
