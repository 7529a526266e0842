import Files

/// Reads a row of XLIFF 1.
enum XLIFF1Row {
    static func row(of unit: XMLElement, in file: IndexedText) -> ExchangeRow {
        let target = unit.first("target")
        let state = target?.attributes["state"]
        let isUnfinished = state.map { $0 == "new" || $0.hasPrefix("needs-") } ?? false
        let parts = target.map(items) ?? []
        let found = key(of: unit, in: file)
        return ExchangeRow(
            key: found?.key,
            place: RowPlace(text: file, row: unit.offset, key: found?.offset, target: parts.map(\.place)),
            source: unit.first("source").map(items)?.items ?? [], target: parts.items,
            unfinished: isUnfinished ? state : nil)
    }

    /// The key, and where it stands: the unit's own id, or where programs put it that give units ids of their own.
    private static func key(of unit: XMLElement, in file: IndexedText) -> (key: UnitKey, offset: Int)? {
        for name in ["id", "resname", "extradata"] {
            guard let value = unit.attributes[name], let key = UnitKey(value.trimmingWhitespace) else { continue }
            return (key, unit.offset(ofAttribute: name, in: file))
        }
        for context in unit.all("context-group").flatMap({ $0.all("context") }) {
            guard let key = UnitKey(context.text.trimmingWhitespace) else { continue }
            return (key, items(context).firstOffset(in: file.bytes) ?? context.offset)
        }
        return nil
    }

    /// The parts of a source or a target.
    static func items(_ element: XMLElement) -> [PlacedItem] {
        element.content.flatMap { content -> [PlacedItem] in
            switch content {
            case .text(let text, let place): [PlacedItem(.text(text), at: place)]
            case .element(let child): code(child)
            }
        }
    }

    private static func code(_ element: XMLElement) -> [PlacedItem] {
        let number = element.attributes["id"] ?? ""
        let pair = element.attributes["rid"] ?? number
        func item(_ item: ExchangeItem) -> [PlacedItem] { [PlacedItem(item, ofElementAt: element.offset)] }
        switch element.name {
        case "g":
            return item(.open(number, "")) + items(element)
                + [PlacedItem(.close(number, ""), ofElementAt: element.end)]
        case "x", "ph": return item(.leaf(number, element.text))
        case "bx", "bpt": return item(.open(pair, element.text))
        case "ex", "ept": return item(.close(pair, element.text))
        case "it":
            let isEnd = element.attributes["pos"] == "close"
            return item(isEnd ? .close(pair, element.text) : .open(pair, element.text))
        default: return items(element)
        }
    }
}
