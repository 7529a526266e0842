import Campaigns
import Files

/// Writes times for people, by the workspace's clocks and the same in every process.
struct TimeText {
    /// The workspace's clocks.
    let clock: ZoneClock
    private var known: [Instant: String] = [:]

    init(_ clock: ZoneClock) {
        self.clock = clock
    }

    /// The date and time without the zone: `Sat 21 Nov 2026, 10:00`; seconds only where there are any, the offset only
    /// in an hour that the clocks show twice.
    mutating func short(_ instant: Instant) -> String {
        // To ask a zone is slow, and the many feeds of one campaign share their dates.
        if let text = known[instant] { return text }
        let text = written(instant)
        known[instant] = text
        return text
    }

    /// The date alone: `Sat 21 Nov 2026`.
    mutating func date(_ instant: Instant) -> String {
        short(instant).split(separator: ",").first.map { String($0) } ?? ""
    }

    /// A day that is written `2026-11-21`, as pages write it; nil where no day is written so.
    static func date(_ notation: some StringProtocol) -> String? {
        let parts = notation.split(separator: "-", omittingEmptySubsequences: false)
        let isPlain = notation.utf8.allSatisfy { $0 == UInt8(ascii: "-") || $0.isDigit }
        let numbers = parts.compactMap { Int($0) }
        guard isPlain, parts.map({ $0.utf8.count }) == [4, 2, 2], numbers.count == 3 else { return nil }
        let day = CivilTime(year: numbers[0], month: numbers[1], day: numbers[2])
        return day.isValid ? date(of: day) : nil
    }

    /// The date, time and zone: `Sat 21 Nov 2026, 10:00 (Europe/Berlin)`.
    mutating func full(_ instant: Instant) -> String { "\(short(instant)) (\(clock.name))" }

    /// A sentence with its moments as pages write them where nothing around it tells the zone: `ended Sat 21 Nov 2026, 10:00
    /// (Europe/Berlin)`.
    mutating func full(_ sentence: Sentence) -> String {
        sentence.text { instant, _ in full(instant) }
    }

    /// A span of time and the zone: `from … until … (Europe/Berlin)`, or `at any time`.
    mutating func full(_ window: Window) -> String {
        switch (window.start, window.end) {
        case (nil, nil): "at any time"
        case (let start?, nil): "from \(full(start))"
        case (nil, let end?): "until \(full(end))"
        case (let start?, let end?): "from \(short(start)) until \(full(end))"
        }
    }

    private func written(_ instant: Instant) -> String {
        let time = clock.civilTime(at: instant)
        var text = "\(Self.date(of: time)), "
        text += "\(padded(time.hour, 2)):\(padded(time.minute, 2))"
        if time.second != 0 { text += ":\(padded(time.second, 2))" }
        if clock.instants(showing: time).count > 1 { text += " UTC\(offset(at: instant))" }
        return text
    }

    private static func date(of time: CivilTime) -> String {
        "\(weekdays[time.weekday - 1]) \(time.day) \(months[time.month - 1]) \(time.year)"
    }

    private func offset(at instant: Instant) -> String {
        let minutes = Int(clock.offset(at: instant) / 60)
        let hours = "\(minutes < 0 ? "−" : "+")\(abs(minutes) / 60)"
        return minutes % 60 == 0 ? hours : "\(hours):\(padded(abs(minutes) % 60, 2))"
    }

    private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
}
