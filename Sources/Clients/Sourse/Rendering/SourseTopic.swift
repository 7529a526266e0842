/// The name of a Firebase topic, in which `{locale}` stands for a message's locale.
struct SourseTopic: Equatable, Sendable {
    /// What stands for the locale.
    static let placeholder = "{locale}"

    /// The name as it was written.
    let pattern: String

    /// A topic of that name.
    init(_ pattern: String) {
        self.pattern = pattern
    }

    /// Whether each locale has a topic of its own.
    var hasLocale: Bool { pattern.contains(Self.placeholder) }

    /// The name for a locale.
    func name(in locale: String) -> String {
        guard pattern.utf8.allSatisfy({ $0 < 0x80 }) else { return pattern.replacing(Self.placeholder, with: locale) }
        var name = ""
        var rest = pattern[...]
        while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")) {
            let tail = rest[open...]
            guard tail.utf8.starts(with: Self.placeholder.utf8) else {
                let next = rest.utf8.index(after: open)
                name += rest[..<next]
                rest = rest[next...]
                continue
            }
            name += rest[..<open]
            name += locale
            rest = rest[rest.utf8.index(open, offsetBy: Self.placeholder.utf8.count)...]
        }
        return name + rest
    }

    /// Whether Firebase takes the name.
    var isValid: Bool { Self.isName(name(in: "en")) }

    /// Whether Firebase takes a topic of a name: `[a-zA-Z0-9-_.~%]+`.
    static func isName(_ name: String) -> Bool {
        !name.isEmpty
            && name.utf8.allSatisfy { byte in
                switch byte {
                case 48...57, 65...90, 97...122, UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."),
                    UInt8(ascii: "~"), UInt8(ascii: "%"):
                    true
                default: false
                }
            }
    }
}
