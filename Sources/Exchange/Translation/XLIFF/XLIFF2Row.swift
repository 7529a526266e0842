import Files

/// Reads a row of XLIFF 2, whose segments are taken together.
enum XLIFF2Row {
    static func row(of unit: XMLElement, in file: IndexedText) -> ExchangeRow {
        let data = Dictionary(
            keepingFirst: unit.first("originalData")?.all("data").map { ($0.attributes["id"] ?? "", $0.text) } ?? [])
        let found = key(of: unit, in: file)
        var source: [PlacedItem] = []
        var target: [PlacedItem] = []
        var unfinished: String?
        var isMissing = false
        for part in unit.elements where part.name == "segment" || part.name == "ignorable" {
            let own = part.first("source").map { items($0, data) } ?? []
            let translation = part.first("target").map { items($0, data) }
            source += own
            if part.name == "ignorable" {
                target += translation ?? own
                continue
            }
            if translation?.items.isBlank != false, !own.items.isBlank { isMissing = true }
            target += translation ?? []
            if part.attributes["state"] == "initial" { unfinished = "initial" }
        }
        if isMissing { target = [] }
        return ExchangeRow(
            key: found?.key,
            place: RowPlace(text: file, row: unit.offset, key: found?.offset, target: target.map(\.place)),
            source: source.items, target: target.items, unfinished: unfinished)
    }

    /// The key, and where it stands.
    private static func key(of unit: XMLElement, in file: IndexedText) -> (key: UnitKey, offset: Int)? {
        for name in ["id", "name"] {
            guard let value = unit.attributes[name], let key = UnitKey(value) else { continue }
            return (key, unit.offset(ofAttribute: name, in: file))
        }
        return nil
    }

    private static func items(_ element: XMLElement, _ data: [String: String]) -> [PlacedItem] {
        element.content.flatMap { content -> [PlacedItem] in
            switch content {
            case .text(let text, let place): [PlacedItem(.text(text), at: place)]
            case .element(let child): code(child, data)
            }
        }
    }

    private static func code(_ element: XMLElement, _ data: [String: String]) -> [PlacedItem] {
        let number = element.attributes["id"] ?? ""
        func characters(_ name: String) -> String { element.attributes[name].flatMap { data[$0] } ?? "" }
        func item(_ item: ExchangeItem) -> [PlacedItem] { [PlacedItem(item, ofElementAt: element.offset)] }
        switch element.name {
        case "pc":
            return item(.open(number, characters("dataRefStart"))) + items(element, data)
                + [PlacedItem(.close(number, characters("dataRefEnd")), ofElementAt: element.end)]
        case "ph": return item(.leaf(number, characters("dataRef")))
        case "sc": return item(.open(number, characters("dataRef")))
        case "ec": return item(.close(element.attributes["startRef"] ?? number, characters("dataRef")))
        case "cp":
            let value = element.attributes["hex"].flatMap { UInt32($0, radix: 16) }.flatMap(Unicode.Scalar.init)
            return item(.text(value.map { String(Character($0)) } ?? ""))
        default: return items(element, data)
        }
    }
}
