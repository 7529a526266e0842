import Files

/// Reads a row of XLIFF 2, whose segments are taken together.
enum XLIFF2Row {
    static func row(of unit: XMLElement) -> ExchangeRow {
        let names = ["id", "name"].compactMap { unit.attributes[$0] }
        let data = Dictionary(
            keepingFirst: unit.first("originalData")?.all("data").map { ($0.attributes["id"] ?? "", $0.text) } ?? [])
        var row = ExchangeRow(
            key: names.lazy.compactMap { UnitKey($0) }.first, line: unit.line, source: [], target: [])
        var isMissing = false
        for part in unit.elements where part.name == "segment" || part.name == "ignorable" {
            let source = part.first("source").map { items($0, data) } ?? []
            let target = part.first("target").map { items($0, data) }
            row.source += source
            if part.name == "ignorable" {
                row.target += target ?? source
                continue
            }
            if target?.isBlank != false, !source.isBlank { isMissing = true }
            row.target += target ?? []
            if part.attributes["state"] == "initial" { row.unfinished = "initial" }
        }
        if isMissing { row.target = [] }
        return row
    }

    private static func items(_ element: XMLElement, _ data: [String: String]) -> [ExchangeItem] {
        element.content.flatMap { content -> [ExchangeItem] in
            guard case .element(let child) = content else {
                if case .text(let text) = content { return [.text(text)] }
                return []
            }
            let number = child.attributes["id"] ?? ""
            func characters(_ name: String) -> String { child.attributes[name].flatMap { data[$0] } ?? "" }
            switch child.name {
            case "pc":
                return [.open(number, characters("dataRefStart"))] + items(child, data)
                    + [.close(number, characters("dataRefEnd"))]
            case "ph": return [.leaf(number, characters("dataRef"))]
            case "sc": return [.open(number, characters("dataRef"))]
            case "ec": return [.close(child.attributes["startRef"] ?? number, characters("dataRef"))]
            case "cp":
                let value = child.attributes["hex"].flatMap { UInt32($0, radix: 16) }.flatMap(Unicode.Scalar.init)
                return [.text(value.map { String(Character($0)) } ?? "")]
            default: return items(child, data)
            }
        }
    }
}
