import Campaigns

/// Writes times as pages do, also where another module has written them into a sentence as terminals have them.
public struct PageTimes: Sendable {
    private let clock: ZoneClock
    /// What ``ZoneClock/description(of:)`` writes behind a time: a space and the zone.
    private let zone: [UInt8]

    /// Times by the workspace's clocks.
    public init(_ clock: ZoneClock) {
        self.clock = clock
        zone = Array(" \(clock.name)".utf8)
    }

    /// The date and time without the zone: `Sat 21 Nov 2026, 10:00`.
    public func text(_ instant: Instant) -> String {
        var time = TimeText(clock)
        return time.short(instant)
    }

    /// A sentence with the times in it that ``ZoneClock/description(of:)`` has written: `until 2026-11-21 10:00
    /// Europe/Berlin` becomes `until Sat 21 Nov 2026, 10:00 (Europe/Berlin)`. Everything else stays as it is.
    ///
    /// So does what is quoted, `“Until 2026-11-21 10:00 Europe/Berlin”`: these are the publisher's words. They may hold
    /// quotation marks, too, so that nobody knows which mark ends them. All from the first “ to the last ” counts as
    /// quoted, and all behind the first “ where no ” follows: a time between two titles keeps the form of terminals, and no
    /// word of a title is changed.
    public func told(_ sentence: String) -> String {
        let bytes = Array(sentence.utf8)
        lazy var quoted = Self.quotation(in: bytes)
        var told: [UInt8] = []
        var start = 0
        var index = 16
        while index + zone.count <= bytes.count {
            guard bytes[index] == zone[0], bytes[index..<index + zone.count].elementsEqual(zone),
                let time = Self.time(endingAt: index, in: bytes, from: start), !quoted.contains(index)
            else {
                index += 1
                continue
            }
            told += bytes[start..<time.start]
            told += "\(time.text) (\(clock.name))".utf8
            index += zone.count
            start = index
        }
        guard start > 0 else { return sentence }
        told += bytes[start...]
        return String(decoding: told, as: UTF8.self)
    }

    /// From the first “ to behind the last ”, or to the end where none follows; empty where nothing is quoted.
    private static func quotation(in bytes: [UInt8]) -> Range<Int> {
        guard let start = bytes.indices.first(where: { bytes[$0...].starts(with: "“".utf8) }) else {
            return bytes.count..<bytes.count
        }
        let last = bytes.indices.last { bytes[$0...].starts(with: "”".utf8) } ?? start
        return start..<(last > start ? last + "”".utf8.count : bytes.count)
    }

    /// The time whose last byte stands before a place: where it starts, and how pages write it.
    private static func time(endingAt end: Int, in bytes: [UInt8], from start: Int) -> (start: Int, text: String)? {
        for count in [16, 19] where end - count >= start {
            let notation = bytes[end - count..<end]
            guard zip(notation, "0000-00-00 00:00:00".utf8).allSatisfy({ fits($0, $1) }) else { continue }
            let text = String(decoding: notation, as: UTF8.self)
            guard let day = TimeText.date(text.prefix(10)) else { continue }
            return (end - count, "\(day), \(text.dropFirst(11))")
        }
        return nil
    }

    /// Whether a byte stands where a form has it: any digit for a zero.
    private static func fits(_ byte: UInt8, _ form: UInt8) -> Bool {
        form == UInt8(ascii: "0") ? (form...form + 9).contains(byte) : byte == form
    }
}
