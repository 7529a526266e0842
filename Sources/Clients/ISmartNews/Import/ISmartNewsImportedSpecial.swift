import Files

/// The elements of a feed that are no announcements: events, the gate, queues and the source of segments.
struct ISmartNewsImportedSpecial: Sendable {
    private var events: [(name: String, pattern: String, path: FeedPath)] = []
    private var gate: (value: PropertyValue, path: FeedPath)?
    private var queues: (value: PropertyValue, path: FeedPath)?
    private var segments: (value: String, path: FeedPath)?

    /// Takes in an event section; a blank name or a missing pattern make the client ignore it.
    ///
    /// - Parameter whole: the section with what is for phones of other languages, which may have what this one lacks.
    mutating func addEvent(
        _ section: PropertyValue, of whole: PropertyValue, at path: FeedPath,
        _ refusals: inout [FeedContents.Refusal]
    ) {
        // The client trims spaces and tabs.
        let name = (section["name"]?.string ?? "").trimmingBlanks.lowercased()
        guard !name.isEmpty, let pattern = section["pattern"]?.string else {
            let lacked = name.isEmpty ? "name" : "pattern"
            let isElsewhere = (whole.dictionary ?? []).contains { $0.key.hasPrefix(lacked + "_") }
            if !isElsewhere { refusals.append(.init(.unread, at: path, "the event has no \(lacked)")) }
            return
        }
        events.append((name, pattern, path))
    }

    /// Takes in a source of segments.
    mutating func addSegments(_ section: PropertyValue, at path: FeedPath) {
        if let source = section["source"]?.string { segments = (source, path) }
    }

    /// Takes in a dictionary without title and text; of several gates the last counts.
    mutating func add(
        _ section: PropertyValue, at path: FeedPath, _ refusals: inout [FeedContents.Refusal]
    ) {
        if section["firstshowinterval"] != nil, section["gate"] != nil || section["queues"] != nil {
            refusals.append(
                .init(
                    .unsupported, at: path, "it counts only some days after the installation, which no setting can say")
            )
            return
        }
        if let number = section["gate"]?.number ?? section["gate"]?.boolean.map({ $0 ? 1 : 0 }) {
            // One below 1, or one that is no number at all, is no limit.
            gate = number >= 1 ? (.integer(Int64(min(number, 1e9))), path.key("gate")) : nil
        }
        if let list = section["queues"], list.array?.isEmpty == false { queues = (list, path.key("queues")) }
    }

    /// What the feed says of each setting, beside what the workspace says.
    func settings(beside own: ISmartNewsSettings) -> [FeedContents.Setting] {
        let root = FeedPath()
        let patterns = patterns(own.clientVersion)
        let events = patterns.map { event in
            PropertyValue.Entry(
                event.name,
                event.patterns.count == 1
                    ? .string(event.patterns[0]) : .texts(event.patterns))
        }
        let limit = own.gate.flatMap { $0 < 1 ? nil : Int64($0) }
        var result = [
            FeedContents.Setting(
                "events", events.isEmpty ? .null : .dictionary(events), meaning: Self.meaning(of: patterns),
                at: self.events.first?.path ?? root,
                isInWorkspace: Self.areSame(patterns, own.events)),
            .init(
                "gate", gate?.value ?? .null, at: gate?.path ?? root, isInWorkspace: limit == gate?.value.integer),
        ]
        switch own.clientVersion {
        case .v201:
            let named = (queues?.value.array ?? []).filter { $0["name"]?.string != nil }
            let value = PropertyValue.dictionary(named.compactMap(Self.queue))
            let present = PropertyValue.dictionary(
                own.queues.map { Self.entry($0.name, timeout: $0.timeout, range: $0.timeoutRange) })
            result.append(
                .init(
                    "queues", named.isEmpty ? .null : value, meaning: named.isEmpty ? .null : value.canonical,
                    at: queues?.path ?? root,
                    isInWorkspace: value.canonical == present.canonical))
        case .v496:
            result.append(
                .init(
                    "segments", segments.map { .string($0.value) } ?? .null, at: segments?.path ?? root,
                    isInWorkspace: own.segments == segments?.value))
        }
        return result
    }

    /// The events, each with its patterns.
    private func patterns(_ version: ISmartNewsVersion) -> [(name: String, patterns: [String])] {
        var named: [(name: String, patterns: [String])] = []
        for event in events {
            let isValid = ISmartNewsPattern.isValid(event.pattern, version: version)
            let pattern = isValid ? event.pattern : "ON=1"
            if let index = named.firstIndex(where: { $0.name == event.name }) {
                named[index].patterns.append(pattern)
            } else {
                named.append((event.name, [pattern]))
            }
        }
        return named
    }

    private static func areSame(
        _ patterns: [(name: String, patterns: [String])], _ own: [ISmartNewsSettings.Event]
    ) -> Bool {
        let present = own.map { ($0.name.lowercased(), [$0.pattern]) }
        return meaning(of: present) == meaning(of: patterns)
    }

    /// Events in an order of their own: neither that of the sections matters to the client, nor the case of patterns.
    private static func meaning(of patterns: [(name: String, patterns: [String])]) -> PropertyValue {
        let all = patterns.flatMap { event in event.patterns.map { [event.name, $0.lowercased()] } }
        if all.isEmpty { return .null }
        return .array(
            all.sorted { $0.lexicographicallyPrecedes($1) }.map { .array($0.map(PropertyValue.string)) })
    }

    private static func queue(_ value: PropertyValue) -> PropertyValue.Entry? {
        value["name"]?.string.map { entry($0, timeout: value["timeout"]?.number, range: value["timeoutrange"]?.number) }
    }

    private static func entry(_ name: String, timeout: Double?, range: Double?) -> PropertyValue.Entry {
        let numbers = [("timeout", timeout), ("timeoutRange", range)]
        return .init(
            name,
            .dictionary(numbers.compactMap { name, number in number.map { PropertyValue.Entry(name, .whole($0)) } }))
    }
}
