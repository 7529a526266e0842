import Campaigns

extension NotableClient {
    /// The conditions as `show`, `system` and the block's groups say them.
    func conditionFields(of notification: PropertyValue) -> [ImportField] {
        guard let conditions = notification["conditions"] else { return [] }
        var assignments: [ImportField.Assignment] = []
        var all = conditions["all"]?.dictionary ?? []
        func take(_ name: NotableConditionName, where isMeant: (PropertyValue) -> Bool) -> PropertyValue? {
            guard let index = all.firstIndex(where: { $0.key == name.rawValue && isMeant($0.value) }) else {
                return nil
            }
            return all.remove(at: index).value
        }
        if take(.neverDisplayed, where: { NotableNumber.boolean($0) == true }) != nil {
            assignments.append(.init(["show"], .null))
        } else if take(.flagNotSet, where: { $0 == .string(Self.doneFlag) }) != nil {
            assignments.append(.init(["show"], "untilAction"))
        }
        if let system = take(.iOSVersionLessThan, where: { AppVersion($0.string ?? "") != nil }) {
            assignments.append(.init(["system", "before"], system))
        }
        for (group, entries) in [("all", all), ("any", conditions["any"]?.dictionary ?? [])] where !entries.isEmpty {
            assignments.append(.init([Self.name, group], .dictionary(entries.map(Self.read(condition:)))))
        }
        return [ImportField("conditions", covers: ["conditions"], assignments)]
    }

    /// The views: those with a page at hand are made from it, the others keep their addresses.
    func viewFields(of notification: PropertyValue, pages: [ImportedPage]) -> [ImportField] {
        guard let views = notification["views"]?.dictionary, !views.isEmpty else { return [] }
        var assignments: [ImportField.Assignment] = []
        for view in views {
            let path = [Self.name, "views", view.key]
            if let height = view.value["height"].flatMap(NotableNumber.float) {
                assignments.append(.init(path + ["height"], .whole(Double(height))))
            }
            if let origin = view.value["origin"]?.string, NotableBlockView.Origin(rawValue: origin) != nil {
                assignments.append(.init(path + ["origin"], .string(origin)))
            }
            if !pages.contains(where: { $0.view == view.key }), let file = view.value["file"]?.string {
                assignments.append(.init(path + ["file"], .string(file), isText: true))
            }
        }
        if let entry = notification["entry"]?.string, !entry.isEmpty {
            assignments.append(.init([Self.name, "entry"], .string(entry)))
        }
        return [ImportField("views", covers: ["views", "entry"], assignments)]
    }
}
