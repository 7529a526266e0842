import Files

extension NotableClient {
    /// What Notable reads of a notification: defaults filled in, numbers in texts as numbers, and in place of the address
    /// of a page that is at hand what is on it.
    static func read(_ notification: PropertyValue, pages: [ImportedPage]) -> PropertyValue {
        var entries = (notification.dictionary ?? []).filter { !["entry", "conditions", "views"].contains($0.key) }
        entries.append(.init("entry", notification["entry"] ?? ""))
        for group in ["all", "any"] {
            guard let conditions = notification["conditions"]?[group]?.dictionary, !conditions.isEmpty else { continue }
            entries.append(.init("conditions.\(group)", .dictionary(conditions.map(read(condition:)))))
        }
        let views = (notification["views"]?.dictionary ?? []).map { view in
            PropertyValue.Entry(view.key, read(view: view.value, page: pages.first { $0.view == view.key }))
        }
        entries.append(.init("views", .dictionary(views)))
        return PropertyValue.dictionary(entries).canonical
    }

    /// A condition as Notable reads it: numbers in texts as numbers.
    static func read(condition: PropertyValue.Entry) -> PropertyValue.Entry {
        let value: PropertyValue? =
            switch NotableConditionName(rawValue: condition.key) {
            case .onWifi, .neverDisplayed: NotableNumber.boolean(condition.value).map { .boolean($0) }
            case .lastDisplayMinimumSeconds, .lastDisplayMinimumLaunches:
                NotableNumber.integer(condition.value).map { .integer($0) }
            default: nil
            }
        return .init(condition.key, value ?? condition.value)
    }

    private static func read(view: PropertyValue, page: ImportedPage?) -> PropertyValue {
        var entries = (view.dictionary ?? []).filter { !["file", "height", "origin"].contains($0.key) }
        if let page {
            entries.append(.init("page", .string(SHA256Digest(of: page.bytes).hexadecimal)))
        } else {
            entries.append(.init("file", view["file"] ?? ""))
        }
        if let height = view["height"].flatMap(NotableNumber.float) {
            entries.append(.init("height", .real(Double(height))))
        }
        let isTop = view["origin"]?.string == NotableBlockView.Origin.top.rawValue
        entries.append(.init("origin", isTop ? "top" : "bottom"))
        return .dictionary(entries)
    }
}
