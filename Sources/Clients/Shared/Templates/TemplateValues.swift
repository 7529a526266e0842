/// The values that the template of a view or page receives, in the order in which they were added.
///
/// What is drawn depends on their names, on which there are and on the flags; the texts only stand somewhere in it.
struct TemplateValues: Sendable {
    /// One value.
    enum Value: Sendable {
        case flag(Bool)
        case text(String)
        /// Texts by name.
        case texts([(name: String, text: String)])
    }

    private(set) var fields: [(name: String, value: Value)] = []

    /// No values.
    init() {
        fields.reserveCapacity(24)
    }

    /// Adds a value under a name that has none yet.
    mutating func add(_ name: String, _ value: Value) {
        fields.append((name, value))
    }

    /// All texts, in order.
    var texts: [String] {
        var texts: [String] = []
        texts.reserveCapacity(fields.count + 4)
        for field in fields {
            switch field.value {
            case .flag: break
            case .text(let text): texts.append(text)
            case .texts(let group): for entry in group { texts.append(entry.text) }
            }
        }
        return texts
    }

    /// The names under which several texts stand.
    var groups: [String] {
        fields.compactMap { if case .texts = $0.value { $0.name } else { nil } }
    }

    /// The values as Mustache reads them, each text as `mark` makes it of its number.
    func dictionary(_ mark: (Int, String) -> String) -> [String: Any] {
        var number = 0
        func marked(_ text: String) -> String {
            defer { number += 1 }
            return mark(number, text)
        }
        var dictionary: [String: Any] = [:]
        for field in fields {
            switch field.value {
            case .flag(let flag): dictionary[field.name] = flag
            case .text(let text): dictionary[field.name] = marked(text)
            case .texts(let group):
                var texts: [String: String] = [:]
                for entry in group { texts[entry.name] = marked(entry.text) }
                dictionary[field.name] = texts
            }
        }
        return dictionary
    }

    /// Whether both differ in nothing but their texts.
    func hasShape(of other: TemplateValues) -> Bool {
        guard fields.count == other.fields.count else { return false }
        for (one, another) in zip(fields, other.fields) {
            guard one.name == another.name else { return false }
            switch (one.value, another.value) {
            case (.flag(let flag), .flag(let other)): if flag != other { return false }
            case (.text, .text): break
            case (.texts(let group), .texts(let other)):
                guard group.count == other.count, zip(group, other).allSatisfy({ $0.name == $1.name }) else {
                    return false
                }
            default: return false
            }
        }
        return true
    }
}
