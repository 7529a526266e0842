import Campaigns

/// How the app has set iSmartNews up and what stands in all its feeds, as `clients.ismartnews` in `newsadmin.yml` says.
struct ISmartNewsSettings: Equatable, Sendable {
    /// An event that messages and items without events of their own answer to.
    struct Event: Equatable, Sendable {
        /// What the app posts, ignoring case.
        var name: String
        /// At which of its occurrences it counts.
        var pattern: String
    }

    /// A queue, of which each event shows one message.
    struct Queue: Equatable, Sendable {
        /// Its name.
        var name: String
        /// Seconds until its message is shown.
        var timeout: Double?
        /// Seconds below which a random number is added.
        var timeoutRange: Double?
    }

    /// The library's version.
    var clientVersion = ISmartNewsVersion.v496
    /// The events that count; none: the library's own three.
    var events: [Event] = []
    /// The most messages of one event.
    var gate: Int?
    /// The queues that are set up.
    var queues: [Queue] = []
    /// Where the user's segments come from.
    var segments: String?
    /// Whether a feed for all languages at once is wanted.
    var isCombined = false

    /// The library's own settings, where `reader` finds no others.
    init(reading reader: inout FieldReader, configuration: WorkspaceConfiguration) {
        if let version = reader.choice("clientVersion", of: ISmartNewsVersion.self) { clientVersion = version.value }
        readEvents(&reader, app: configuration.app)
        if let number = reader.integer("gate", in: 0...Int(Int32.max)) {
            gate = number.value
            reader.checkGate(number)
        }
        readQueues(&reader)
        readSegments(&reader)
        if let flag = reader.flag("combined") {
            isCombined = flag.value
            if flag.value { reader.checkCombinedLocales(configuration.locales, at: flag.offset) }
        }
    }

    private mutating func readEvents(_ reader: inout FieldReader, app: AppConfiguration) {
        // Several sections of one event are counted each for itself; the event is on where any of them is.
        let read = reader.nested("events") { reader in
            reader.all().flatMap { entry in
                (reader.texts(entry.key)?.value ?? []).map { (name: Located(entry.key, at: entry.keyOffset), text: $0) }
            }
        }
        guard let events = read else { return }
        for event in events {
            reader.checkEventName(event.name, posted: app.events)
            reader.checkPattern(event.text, of: event.name.value, version: clientVersion)
        }
        self.events = events.map { Event(name: $0.name.value, pattern: $0.text.value) }
        reader.checkDefaultEvents(events.map(\.name))
        reader.checkActivate(events.map(\.name), version: clientVersion)
    }

    /// Queues as a list of mappings with names, or as a mapping of names to seconds or more.
    private mutating func readQueues(_ reader: inout FieldReader) {
        guard let node = reader.node("queues") else { return }
        switch node.content {
        case .sequence(let nodes):
            queues = nodes.compactMap { node in
                reader.read(node, called: "queues") { reader in
                    guard let name = reader.text("name") else {
                        // What else it has is read as well, so that it is not reported as unknown.
                        _ = Self.queue("", &reader)
                        reader.report(
                            .missingField, at: node.offset, "the queue has no name", suggestion: "add name: …")
                        return nil
                    }
                    return Self.queue(name.value, &reader)
                }
            }
        default:
            queues =
                reader.nested("queues") { reader in
                    reader.all().map { entry in
                        if case .mapping = entry.value.content {
                            return reader.read(entry.value, called: entry.key) { Self.queue(entry.key, &$0) }
                        }
                        // A queue with nothing behind its name has no time-out.
                        let timeout = entry.value.isNull ? nil : reader.number(entry.key, atLeast: 0)?.value
                        return Queue(name: entry.key, timeout: timeout)
                    }
                } ?? []
        }
        if clientVersion == .v496 {
            reader.report(
                .noPlace, at: node.offset, "iSmartNews 4.9.6 has no place for “queues”: no message can be in one")
            queues = []
        }
    }

    private static func queue(_ name: String, _ reader: inout FieldReader) -> Queue {
        Queue(
            name: name, timeout: reader.number("timeout", atLeast: 0)?.value,
            timeoutRange: reader.number("timeoutRange", atLeast: 0)?.value)
    }

    /// The source of segments, as a text or under its own name.
    private mutating func readSegments(_ reader: inout FieldReader) {
        guard let node = reader.node("segments") else { return }
        let source: Located<String>? =
            if case .mapping = node.content {
                reader.nested("segments") { $0.text("source") } ?? nil
            } else {
                reader.text("segments")
            }
        guard let source else { return }
        if clientVersion == .v201 {
            reader.report(.noPlace, at: node.offset, "iSmartNews 2.0.1 has no place for “segments”: it knows none")
        } else {
            segments = source.value
            reader.checkSegmentSource(source)
        }
    }
}
