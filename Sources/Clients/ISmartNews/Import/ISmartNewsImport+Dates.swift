import Campaigns

extension ISmartNewsClient {
    /// One range from the campaign's start to its end, or the block's own ranges with those around them.
    func dateFields(of item: PropertyValue) -> [ImportField] {
        guard let ranges = item["dates"]?.array else { return [] }
        if ranges.count == 1, item["start"] == nil, item["end"] == nil,
            let start = ranges[0]["start"]?.date, let end = ranges[0]["end"]?.date, ranges[0].dictionary?.count == 2
        {
            var window: [ImportField.Assignment] = []
            if start != ISmartNewsRangeLimits.first { window.append(.init(["start"], .date(start))) }
            if end != ISmartNewsRangeLimits.last { window.append(.init(["end"], .date(end))) }
            return [ImportField("dates", covers: ["dates"], window)]
        }
        let names = [
            "start": "start", "end": "end", "templates": "templates", "shownlimit": "shownLimit", "uuid": "uuid",
        ]
        var list: [PropertyValue] = []
        for range in ranges {
            guard let entries = range.dictionary, entries.allSatisfy({ names[$0.key] != nil }) else { return [] }
            list.append(.dictionary(entries.map { .init(names[$0.key] ?? $0.key, $0.value) }))
        }
        var assignments = [ImportField.Assignment([Self.name, "dates"], .array(list))]
        for name in ["start", "end"] {
            guard let instant = item[name] else { continue }
            assignments.append(.init([name], instant))
        }
        if ranges.contains(where: { $0["shownlimit"] != nil }) { assignments.append(.init(["show"], .null)) }
        return [ImportField("dates", covers: ["dates", "start", "end"], assignments)]
    }

    /// How often the item is shown: `show`, or what the block says in its place.
    func frequencyFields(of item: PropertyValue) -> [ImportField] {
        if item["onceperinstall"] == "", item["onceperversion"] == nil, item["minshowinterval"] == nil {
            return [ImportField("show", covers: ["onceperinstall"], [.init(["show"], .null)])]
        }
        let names = [
            ("minshowinterval", "minShowInterval"), ("onceperversion", "oncePerVersion"),
            ("onceperinstall", "oncePerInstall"),
        ].filter { item[$0.0] != nil }
        guard !names.isEmpty else { return [] }
        if item["onceperinstall"] == "ok|link", names.count == 1 {
            return [ImportField("show", covers: ["onceperinstall"], [.init(["show"], "untilAction")])]
        }
        var assignments = [ImportField.Assignment(["show"], .null)]
        for (name, field) in names {
            assignments.append(.init([Self.name, field], item[name] ?? .null))
        }
        return [ImportField("show", covers: Set(names.map(\.0)), assignments)]
    }
}
