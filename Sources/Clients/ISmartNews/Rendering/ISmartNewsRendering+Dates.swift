import Campaigns

extension ISmartNewsClient {
    /// When a meta item is shown: its ranges and its own bounds beside them, or one range from start to end.
    ///
    /// Without ranges the library reads an item's own start and end backwards.
    func dates(of campaign: Campaign, block: ISmartNewsBlock, shownLimit: Int?) -> [PropertyValue.Entry] {
        let window = campaign.window
        guard let ranges = block.item.ranges else {
            let open = ISmartNewsRangeLimits.start(isCounted: shownLimit != nil)
            var range = [
                PropertyValue.Entry("start", window.start.map { date($0, block.item) } ?? .date(open)),
                PropertyValue.Entry(
                    "end", window.end.map { date($0, block.item) } ?? .date(ISmartNewsRangeLimits.last)),
            ]
            if let shownLimit { range.append(.init("shownlimit", .integer(shownLimit))) }
            return [.init("dates", [.dictionary(range)])]
        }
        var entries = [PropertyValue.Entry("dates", .array(ranges.map { value(of: $0, block.item) }))]
        if let start = window.start { entries.append(.init("start", date(start, block.item))) }
        if let end = window.end { entries.append(.init("end", date(end, block.item))) }
        return entries
    }

    private func value(of range: ISmartNewsBlockRange, _ item: ISmartNewsBlockItem) -> PropertyValue {
        var entries: [PropertyValue.Entry] = []
        if let templates = range.templates { entries.append(.init("templates", .string(templates))) }
        if let start = range.start { entries.append(.init("start", value(of: start, item))) }
        if let end = range.end { entries.append(.init("end", value(of: end, item))) }
        if let limit = range.shownLimit { entries.append(.init("shownlimit", .integer(limit))) }
        if let uuid = range.uuid { entries.append(.init("uuid", .string(uuid))) }
        return .dictionary(entries)
    }

    private func value(of moment: ISmartNewsBlockMoment, _ item: ISmartNewsBlockItem) -> PropertyValue {
        if case .date(let instant) = moment { return date(instant, item) }
        return .string(moment.description)
    }

    /// A moment; with `useLocalTime` what the workspace's clocks show at it, which each phone then takes for its own.
    func date(_ instant: Instant, _ item: ISmartNewsBlockItem) -> PropertyValue {
        guard item.usesLocalTime?.value == true else { return .date(instant) }
        return .date(context.configuration.clock.civilTime(at: instant).asUTC)
    }
}
