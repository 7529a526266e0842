import Campaigns
import Files

/// What Notable keeps on the phone.
struct NotableMemory: Sendable {
    /// What the library finds about one notification when it tests its conditions.
    struct Record: Sendable {
        var displayed = false
        /// What stands where the time of the last display does; a date, unless another key is the same.
        var lastDisplayed: NotableDefaults.Value?
        /// Launches since the last display, or since the id first appeared.
        var launches: Int64 = 0
        /// Those of the flags asked for that are true.
        var flags: [String] = []

        /// Whether the flag is true.
        func hasFlag(_ name: String) -> Bool { flags.contains { $0.hasBytes(of: name) } }
    }

    /// Where the user defaults have what is kept of one notification.
    private struct Places {
        let id: String
        let displayed: Int
        let lastDisplayed: Int
        let launches: Int
        /// Of flags that were asked for or set.
        var flags: [(name: String, place: Int)] = []
    }

    /// The time of the last good download, sent with the next request.
    var lastDownload: Instant?
    /// The copy of the last good control file.
    var copy: FeedBody?
    private var defaults = NotableDefaults()
    /// In the order in which the ids first appeared.
    private var notifications: [Places] = []
    /// The numbers of the ids; the library tells two forms of a letter apart.
    private var numbers: [ExactText: Int] = [:]

    /// The memory that a journey starts with; that of a fresh install if there is none.
    init(_ state: PropertyValue?) throws(JourneyError) {
        let fields = JourneyFields(state ?? [:])
        lastDownload = try fields.instant("lastDownload")
        for entry in try fields.fields("notifications")?.values.dictionary ?? [] {
            let known = JourneyFields(entry.value)
            let number = number(of: entry.key)
            if try known.flag("displayed") == true { defaults[notifications[number].displayed] = .boolean(true) }
            if let date = try known.instant("lastDisplayed") {
                defaults[notifications[number].lastDisplayed] = .date(date)
            }
            if let launches = try known.number("launches") {
                defaults[notifications[number].launches] = .integer(Int64(saturating: launches))
            }
            guard let flags = try known.fields("flags") else { continue }
            for flag in flags.values.dictionary ?? [] {
                if let value = try flags.flag(flag.key) { set(flag.key, value, of: number) }
            }
        }
    }

    /// The number of an id, from 0 on in the order in which they appear.
    mutating func number(of id: String) -> Int {
        if let number = numbers[ExactText(id)] { return number }
        numbers[ExactText(id)] = notifications.count
        notifications.append(
            Places(
                id: id, displayed: defaults.place(of: NotableDefaults.key(of: .displayed, id)),
                lastDisplayed: defaults.place(of: NotableDefaults.key(of: .lastDisplayed, id)),
                launches: defaults.place(of: NotableDefaults.key(of: .launches, id))))
        return notifications.count - 1
    }

    /// What is known of a notification, with those of some flags that are true.
    mutating func record(of number: Int, flags: [String]) -> Record {
        Record(
            displayed: defaults[notifications[number].displayed]?.boolean ?? false,
            lastDisplayed: defaults[notifications[number].lastDisplayed],
            launches: defaults[notifications[number].launches]?.integer ?? 0,
            flags: flags.isEmpty ? [] : flags.filter { defaults[place(of: $0, number)]?.boolean == true })
    }

    /// Counts a launch for a notification.
    mutating func countLaunch(of number: Int) {
        let place = notifications[number].launches
        defaults[place] = .integer((defaults[place]?.integer ?? 0) &+ 1)
    }

    /// Notes that a notification is displayed.
    mutating func noteDisplay(of number: Int, at now: Instant) {
        defaults[notifications[number].displayed] = .boolean(true)
        defaults[notifications[number].lastDisplayed] = .date(now)
        defaults[notifications[number].launches] = .integer(0)
    }

    /// Sets a flag of a notification to true or false.
    mutating func set(_ flag: String, _ value: Bool, of number: Int) {
        defaults[place(of: flag, number)] = .boolean(value)
    }

    private mutating func place(of flag: String, _ number: Int) -> Int {
        if let known = notifications[number].flags.first(where: { $0.name.hasBytes(of: flag) }) { return known.place }
        let place = defaults.place(of: NotableDefaults.key(of: .flag, notifications[number].id, flag: flag))
        notifications[number].flags.append((flag, place))
        return place
    }

    /// The memory as journeys have it; absent where the client has none.
    var value: PropertyValue {
        var entries: [PropertyValue.Entry] = []
        if let lastDownload { entries.append(.init("lastDownload", .string(lastDownload.iso8601))) }
        if !notifications.isEmpty {
            entries.append(.init("notifications", .dictionary(notifications.map { .init($0.id, value(of: $0)) })))
        }
        return .dictionary(entries)
    }

    private func value(of places: Places) -> PropertyValue {
        var entries: [PropertyValue.Entry] = []
        if defaults[places.displayed]?.boolean == true { entries.append(.init("displayed", true)) }
        if case .date(let date) = defaults[places.lastDisplayed] {
            entries.append(.init("lastDisplayed", .string(date.iso8601)))
        }
        if let launches = defaults[places.launches] { entries.append(.init("launches", .integer(launches.integer))) }
        let flags = places.flags.compactMap { name, place in
            defaults[place].map { PropertyValue.Entry(name, .boolean($0.boolean)) }
        }
        if !flags.isEmpty { entries.append(.init("flags", .dictionary(flags))) }
        return .dictionary(entries)
    }
}
