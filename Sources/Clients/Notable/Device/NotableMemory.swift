import Campaigns
import Files

/// What Notable keeps on the phone.
struct NotableMemory: Sendable {
    /// What it keeps about one notification.
    struct Record: Sendable {
        var displayed = false
        var lastDisplayed: Instant?
        /// Launches since the last display, or since the id first appeared; nil before.
        var launches: Int64?
        var flags: [PropertyValue.Entry] = []
    }

    /// The time of the last good download, sent with the next request.
    var lastDownload: Instant?
    /// The copy of the last good control file.
    var copy: FeedBody?
    /// The ids in the order in which they first appeared, and what is known of each.
    var records: [(id: String, record: Record)] = []
    /// The places of the ids among the records; the library tells two forms of a letter apart.
    private var places: [ExactText: Int] = [:]

    /// The memory that a journey starts with; that of a fresh install if there is none.
    init(_ state: PropertyValue?) throws(JourneyError) {
        let fields = JourneyFields(state ?? [:])
        lastDownload = try fields.instant("lastDownload")
        for entry in try fields.fields("notifications")?.values.dictionary ?? [] {
            let known = JourneyFields(entry.value)
            self[entry.key] = Record(
                displayed: try known.flag("displayed") ?? false,
                lastDisplayed: try known.instant("lastDisplayed"),
                launches: try known.number("launches").map { Int64(saturating: $0) },
                flags: try known.fields("flags")?.values.dictionary ?? [])
        }
    }

    /// What is known of an id; nothing for one that never appeared.
    subscript(id: String) -> Record {
        get { places[ExactText(id)].map { records[$0].record } ?? Record() }
        set {
            if let place = places[ExactText(id)] {
                records[place].record = newValue
            } else {
                places[ExactText(id)] = records.count
                records.append((id, newValue))
            }
        }
    }

    /// The place of an id's record, which is made where there is none.
    mutating func place(of id: String) -> Int {
        if let place = places[ExactText(id)] { return place }
        places[ExactText(id)] = records.count
        records.append((id, Record()))
        return records.count - 1
    }

    /// The memory as journeys have it; absent where the client has none.
    var value: PropertyValue {
        var entries: [PropertyValue.Entry] = []
        if let lastDownload { entries.append(.init("lastDownload", .string(lastDownload.iso8601))) }
        if !records.isEmpty {
            let notifications = records.map { PropertyValue.Entry($0.id, $0.record.value) }
            entries.append(.init("notifications", .dictionary(notifications)))
        }
        return .dictionary(entries)
    }
}

extension NotableMemory.Record {
    /// Whether the flag was set to true.
    func hasFlag(_ name: String) -> Bool {
        flags.last { $0.key.hasBytes(of: name) }?.value == true
    }

    /// Sets a flag to true or false.
    mutating func setFlag(_ name: String, _ value: Bool) {
        flags = flags.replaced(by: [.init(name, .boolean(value))])
    }

    /// The record as journeys have it.
    fileprivate var value: PropertyValue {
        var entries: [PropertyValue.Entry] = []
        if displayed { entries.append(.init("displayed", true)) }
        if let lastDisplayed { entries.append(.init("lastDisplayed", .string(lastDisplayed.iso8601))) }
        if let launches { entries.append(.init("launches", .integer(launches))) }
        if !flags.isEmpty { entries.append(.init("flags", .dictionary(flags))) }
        return .dictionary(entries)
    }
}
