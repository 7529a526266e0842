import Campaigns

/// The elements of a feed that are no announcements: events, the gate, queues and the source of segments.
struct ISmartNewsImportedSpecial: Sendable {
    private var events: [(name: String, pattern: String, path: FeedPath)] = []
    private var gate: (value: PropertyValue, path: FeedPath)?
    private var queues: (value: PropertyValue, path: FeedPath)?
    private var segments: (value: String, path: FeedPath)?

    /// Nothing yet.
    init() {}

    /// Takes in an event section; a blank name or a missing pattern make the client ignore it.
    mutating func addEvent(_ section: PropertyValue, at path: FeedPath) {
        let name = (section["name"]?.string ?? "").trimmingBlanks.lowercased()
        guard !name.isEmpty, let pattern = section["pattern"]?.string else { return }
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
            // One below 1 is no limit at all.
            gate = number < 1 ? nil : (.integer(Int64(min(number, 1e9))), path.key("gate"))
        }
        if let list = section["queues"], list.array?.isEmpty == false { queues = (list, path.key("queues")) }
    }

    /// The settings that the workspace lacks.
    func settings(beside own: ISmartNewsSettings) -> [FeedContents.Setting] {
        var result: [FeedContents.Setting] = []
        if let first = events.first {
            result += eventSettings(first.path, beside: own)
        }
        if let gate, own.gate.map(Int64.init) != gate.value.integer {
            result.append(.init("gate", gate.value, at: gate.path))
        }
        if let queues, own.clientVersion == .v201 {
            let named = (queues.value.array ?? []).filter { $0["name"]?.string != nil }
            let value = PropertyValue.dictionary(named.compactMap(Self.queue))
            let present = PropertyValue.dictionary(
                own.queues.map { queue in
                    Self.entry(queue.name, timeout: queue.timeout, range: queue.timeoutRange)
                })
            if value.canonical != present.canonical { result.append(.init("queues", value, at: queues.path)) }
        }
        if let segments, own.segments != segments.value {
            result.append(.init("segments", .string(segments.value), at: segments.path))
        }
        return result
    }

    private func eventSettings(
        _ path: FeedPath, beside own: ISmartNewsSettings
    ) -> [FeedContents.Setting] {
        var named: [(name: String, patterns: [String])] = []
        for event in events {
            let isValid = ISmartNewsPattern.isValid(event.pattern, version: own.clientVersion)
            let pattern = isValid ? event.pattern : "ON=1"
            if let index = named.firstIndex(where: { $0.name == event.name }) {
                named[index].patterns.append(pattern)
            } else {
                named.append((event.name, [pattern]))
            }
        }
        let present = own.events.map { [$0.name.lowercased(), $0.pattern.lowercased()] }
        let wanted = named.flatMap { event in event.patterns.map { [event.name, $0.lowercased()] } }
        if Set(present) == Set(wanted), present.count == wanted.count { return [] }
        let value = named.map { event in
            PropertyValue.Entry(
                event.name,
                event.patterns.count == 1
                    ? .string(event.patterns[0]) : .array(event.patterns.map { .string($0) }))
        }
        return [.init("events", .dictionary(value), at: path)]
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

extension String {
    /// The text without spaces and tabs around it, which is what the client trims.
    fileprivate var trimmingBlanks: String {
        var rest = Substring(self)
        while rest.first == " " || rest.first == "\t" { rest.removeFirst() }
        while rest.last == " " || rest.last == "\t" { rest.removeLast() }
        return String(rest)
    }
}
