import Foundation

/// An event as a feed defines it.
struct ISmartNewsEventDefinition: Equatable, Sendable {
    /// The name in lower case.
    var name: String
    /// The uuid of the item it belongs to, as the feed spells it; nil for a global event.
    var owner: String?
    /// Its pattern.
    var pattern: ISmartNewsPattern

    /// An event with a pattern that was read already.
    init(name: String, owner: String?, pattern: ISmartNewsPattern) {
        self.name = name
        self.owner = owner
        self.pattern = pattern
    }

    /// An event with a pattern in text.
    init(_ name: String, owner: String?, pattern: String, version: ISmartNewsVersion) {
        self.name = ISmartNewsText.lowercased(name)
        self.owner = owner
        self.pattern = ISmartNewsPattern(pattern, scope: owner == nil ? .global : .local, version: version)
    }

    /// The event in an `event` section; nil if its name is blank, or name or pattern are no texts.
    init?(_ section: ISmartNewsDictionary, context: ISmartNewsContext) {
        guard let name = context.value("name", in: section)?.string,
            let pattern = context.value("pattern", in: section)?.string
        else { return nil }
        let trimmed = name.trimmingCharacters(in: .whitespaces)
        if trimmed.isEmpty { return nil }
        self.init(trimmed, owner: nil, pattern: pattern, version: context.version)
    }
}
