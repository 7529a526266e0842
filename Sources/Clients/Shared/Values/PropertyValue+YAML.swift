import Campaigns

extension PropertyValue {
    /// A value written in YAML, for `raw:`, typed by its looks as YAML's core schema does; a moment with an offset in
    /// ISO 8601 is a date, and `{$data: …}` with Base64 is bytes.
    init(_ node: YAMLNode) {
        switch node.content {
        case .sequence(let nodes): self = .array(nodes.map(PropertyValue.init))
        case .mapping(let nodes):
            let entries = nodes.map { Entry($0.key, PropertyValue($0.value)) }
            self = PropertyValue(data: entries) ?? .dictionary(entries)
        case .scalar(let text, isQuoted: true): self = .string(text)
        case .scalar(let text, isQuoted: false):
            if node.isNull {
                self = .null
            } else if text == "true" || text == "false" {
                self = .boolean(text == "true")
            } else if let number = Int64(text) {
                self = .integer(number)
            } else if text.first.map({ $0.isNumber || $0 == "-" || $0 == "." }) == true, let number = Double(text) {
                self = .real(number)
            } else if let instant = Instant(iso8601: text) {
                self = .date(instant)
            } else {
                self = .string(text)
            }
        }
    }
}
