import Campaigns

/// The names that journeys of a client use, so that a misspelt one is found and does not pass for one left out.
public struct JourneyVocabulary: Sendable {
    /// The names by the path of the dictionary that they stand in: `steps.settings`. Places in lists are left out of a
    /// path, and `*` stands for any name; the empty path is the journey itself.
    let names: [String: Set<String>]
    /// Whether the clock of a device may be set back.
    public let allowsClockSetBack: Bool

    /// A vocabulary; `steps` and `expected` are completed with what they have for every client.
    init(allowsClockSetBack: Bool = false, _ names: [String: Set<String>]) {
        var names = names
        names["steps", default: []].formUnion(["at", "do", "feed", "feedRaw", "note"])
        names["expected", default: []].insert("note")
        self.names = names
        self.allowsClockSetBack = allowsClockSetBack
    }

    /// A name that the client does not know.
    public struct UnknownField: Equatable, Sendable {
        /// Where it stands, with places in lists: `steps.0.respnd`.
        public var path: String
        /// What is wrong, for a person.
        public var message: String
    }

    /// The first name in a journey that its client does not know.
    public func unknownField(in journey: PropertyValue) -> UnknownField? {
        // What only some clients have a use for; `Journey` knows all others.
        for name in ["state", "order"] where journey[name].map({ $0 != .null && $0 != [:] }) == true {
            guard names[""]?.contains(name) != true else { continue }
            return UnknownField(path: name, message: "journeys of this client have no `\(name)`; \(Self.why(name))")
        }
        for name in ["settings", "state", "steps", "expected"] {
            guard let value = journey[name] else { continue }
            if let unknown = unknownField(in: value, pattern: name, path: name, title: "`\(name)`") { return unknown }
        }
        return nil
    }

    private static func why(_ name: String) -> String {
        name == "state" ? "its devices begin as new installs" : "only Notable's dictionary has an order of its own"
    }

    private func unknownField(in value: PropertyValue, pattern: String, path: String, title: String) -> UnknownField? {
        if let values = value.array {
            let word = ["steps": "step", "expected": "expectation"][pattern]
            return values.enumerated().lazy.compactMap { place, value in
                let title = word.map { "\($0) \(place + 1)" } ?? title
                return unknownField(in: value, pattern: pattern, path: "\(path).\(place)", title: title)
            }.first
        }
        guard let entries = value.dictionary else { return nil }
        let known = names[pattern]
        for entry in entries {
            let inside = names["\(pattern).*"] == nil ? "\(pattern).\(entry.key)" : "\(pattern).*"
            if let known, !known.contains(entry.key) {
                let way =
                    DidYouMean.suggestion(for: entry.key, among: known.sorted())
                    ?? "there are \(known.sorted().joined(separator: ", "))"
                return UnknownField(
                    path: "\(path).\(entry.key)", message: "\(title) has no field `\(entry.key)`; \(way)")
            }
            guard names.keys.contains(where: { $0 == inside || $0.hasPrefix(inside + ".") }) else { continue }
            let found = unknownField(
                in: entry.value, pattern: inside, path: "\(path).\(entry.key)", title: "`\(entry.key)`")
            if let found { return found }
        }
        return nil
    }
}
