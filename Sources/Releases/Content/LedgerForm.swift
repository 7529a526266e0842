import Campaigns
import Clients
import Files

/// Why a file of the ledger is not of the form that its schema says.
struct LedgerFormError: Error, Equatable, Sendable {
    /// What is wrong, for a person.
    var reason: String

    /// An error with a reason in words.
    init(_ reason: String) {
        self.reason = reason
    }
}

/// An object of a ledger's file, whose fields are asked for by name and kind.
struct LedgerForm {
    private let fields: [String: PropertyValue]

    init(_ value: PropertyValue?, called name: String) throws(LedgerFormError) {
        guard let entries = value?.dictionary else { throw LedgerFormError("“\(name)” is not an object") }
        fields = Dictionary(entries.map { ($0.key, $0.value) }, uniquingKeysWith: { _, last in last })
    }

    func value(_ name: String) throws(LedgerFormError) -> PropertyValue {
        guard let value = fields[name] else { throw LedgerFormError("“\(name)” is missing") }
        return value
    }

    func text(_ name: String) throws(LedgerFormError) -> String {
        guard let text = try value(name).string else { throw LedgerFormError("“\(name)” is not a text") }
        return text
    }

    func optionalText(_ name: String) throws(LedgerFormError) -> String? {
        switch fields[name] {
        case nil, .null: return nil
        case .string(let text): return text
        default: throw LedgerFormError("“\(name)” is not a text")
        }
    }

    func instant(_ name: String) throws(LedgerFormError) -> Instant {
        guard let instant = try optionalInstant(name) else { throw LedgerFormError("“\(name)” is missing") }
        return instant
    }

    func optionalInstant(_ name: String) throws(LedgerFormError) -> Instant? {
        guard let text = try optionalText(name) else { return nil }
        guard let instant = Instant(iso8601: text) else { throw LedgerFormError("“\(name)” is not a moment in UTC") }
        return instant
    }

    func integer(_ name: String) throws(LedgerFormError) -> Int {
        guard let number = try value(name).integer.flatMap(Int.init(exactly:)) else {
            throw LedgerFormError("“\(name)” is not a whole number")
        }
        return number
    }

    func hash(_ name: String) throws(LedgerFormError) -> String {
        guard let hash = try optionalHash(name) else { throw LedgerFormError("“\(name)” is missing") }
        return hash
    }

    func optionalHash(_ name: String) throws(LedgerFormError) -> String? {
        guard let text = try optionalText(name) else { return nil }
        guard LedgerPath.isHash(text) else { throw LedgerFormError("“\(name)” is not a SHA-256") }
        return text
    }

    func list<Item>(
        _ name: String, _ item: (PropertyValue) throws(LedgerFormError) -> Item
    ) throws(LedgerFormError) -> [Item] {
        guard let values = try value(name).array else { throw LedgerFormError("“\(name)” is not a list") }
        var items: [Item] = []
        for value in values { items.append(try item(value)) }
        return items
    }

    func object<Item>(
        _ name: String, _ item: (PropertyValue.Entry) throws(LedgerFormError) -> Item
    ) throws(LedgerFormError) -> [Item] {
        guard let entries = try value(name).dictionary else { throw LedgerFormError("“\(name)” is not an object") }
        var items: [Item] = []
        for entry in entries { items.append(try item(entry)) }
        return items
    }

    /// Texts by name, such as paths with their hashes.
    func texts(_ name: String) throws(LedgerFormError) -> [String: String] {
        let pairs = try object(name) { entry throws(LedgerFormError) in
            guard let text = entry.value.string else { throw LedgerFormError("“\(entry.key)” is not a text") }
            return (entry.key, text)
        }
        return Dictionary(pairs, uniquingKeysWith: { _, last in last })
    }
}

extension PropertyValue {
    /// Texts by name as an object, in order of the names.
    static func texts(_ texts: [String: String]) -> PropertyValue {
        .dictionary(
            texts.sorted { $0.key.isBytewiseLess(than: $1.key) }
                .map { Entry($0.key, .string($0.value)) })
    }
}
