/// Reads a row of XLIFF 1.
enum XLIFF1Row {
    static func row(of unit: XMLElement) -> ExchangeRow {
        let target = unit.first("target")
        let state = target?.attributes["state"]
        let isUnfinished = state.map { $0 == "new" || $0.hasPrefix("needs-") } ?? false
        return ExchangeRow(
            key: key(of: unit), line: unit.line, source: unit.first("source").map(items) ?? [],
            target: target.map(items) ?? [], unfinished: isUnfinished ? state : nil)
    }

    /// The key: the unit's own id, or where programs put it that give units ids of their own.
    private static func key(of unit: XMLElement) -> UnitKey? {
        let attributes = ["id", "resname", "extradata"].compactMap { unit.attributes[$0] }
        let contexts = unit.all("context-group").flatMap { $0.all("context") }.map(\.text)
        return (attributes + contexts).lazy.compactMap { UnitKey($0.trimmed) }.first
    }

    /// The parts of a source or a target.
    static func items(_ element: XMLElement) -> [ExchangeItem] {
        element.content.flatMap { content -> [ExchangeItem] in
            guard case .element(let child) = content else {
                if case .text(let text) = content { return [.text(text)] }
                return []
            }
            let number = child.attributes["id"] ?? ""
            let pair = child.attributes["rid"] ?? number
            switch child.name {
            case "g": return [.open(number, "")] + items(child) + [.close(number, "")]
            case "x", "ph": return [.leaf(number, child.text)]
            case "bx", "bpt": return [.open(pair, child.text)]
            case "ex", "ept": return [.close(pair, child.text)]
            case "it":
                let isEnd = child.attributes["pos"] == "close"
                return [isEnd ? .close(pair, child.text) : .open(pair, child.text)]
            default: return items(child)
            }
        }
    }
}
