import Files

/// An event as a feed defines it, and as the client stores it.
struct ISmartNewsEvent: Equatable, Sendable {
    /// The name in lower case.
    var name: String
    /// The uuid of the item it belongs to, as the feed spells it; nil for a global event.
    var owner: String?
    /// What is left of its pattern.
    var pattern: ISmartNewsPattern

    /// What tells it apart from other events.
    var identity: Identity { Identity(name: ExactText(name), owner: owner.map(ExactText.init)) }

    struct Identity: Hashable {
        var name: ExactText
        var owner: ExactText?
    }

    /// The event in a journey's report.
    var value: PropertyValue {
        var entries: [PropertyValue.Entry] = [.init("name", .string(name))]
        if let owner { entries.append(.init("item", .string(owner))) }
        entries.append(.init("initial", .string(pattern.initial)))
        entries.append(.init("current", .string(pattern.current)))
        return .dictionary(entries)
    }
}
