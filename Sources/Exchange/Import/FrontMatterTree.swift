import Clients

/// Front matter that is put together from single fields.
struct FrontMatterTree: Equatable {
    private var root = PropertyValue.dictionary([])

    /// What it holds, with the names at the top in the order in which people write them.
    func entries(client: String) -> [PropertyValue.Entry] {
        let order = [
            "title", "locales", "clients", "start", "end", "versions", "system", "show", "action", "buttons", "source",
            "vars", client,
        ]
        return (root.dictionary ?? []).sorted {
            (order.firstIndex(of: $0.key) ?? 0) < (order.firstIndex(of: $1.key) ?? 0)
        }
    }

    /// Writes a field; null takes away what stood there.
    mutating func set(_ path: [String], _ value: PropertyValue, keepsNull: Bool = false) {
        root = Self.setting(path[...], value, in: root, keepsNull: keepsNull)
    }

    private static func setting(
        _ path: ArraySlice<String>, _ value: PropertyValue, in node: PropertyValue, keepsNull: Bool
    ) -> PropertyValue {
        guard let name = path.first else { return value }
        var entries = node.dictionary ?? []
        let inner = entries.first { $0.key == name }?.value ?? .dictionary([])
        let new = path.count == 1 ? value : setting(path.dropFirst(), value, in: inner, keepsNull: keepsNull)
        let index = entries.firstIndex { $0.key == name }
        if new == .null, path.count == 1, !keepsNull {
            if let index { entries.remove(at: index) }
        } else if let index {
            entries[index].value = new
        } else {
            entries.append(.init(name, new))
        }
        return .dictionary(entries)
    }
}
