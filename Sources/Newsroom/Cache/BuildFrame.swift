import Campaigns
import Files

/// The time for which a build's output stays as it is, as long as nothing else changes.
///
/// All that depends on the moment of a build changes at midnight, or at an instant that the workspace or its ledgers name,
/// or whole days before or after one: so within a day only where the time of day of such an instant comes.
struct BuildFrame: BinaryCodable, Sendable {
    /// The instant as of which it was built.
    let moment: Instant
    private let day: Range<Instant>
    /// The times of day of all instants that are named, in milliseconds since midnight UTC, ascending.
    private let times: [Int64]

    private static let dayLength = Instant.secondsPerDay * 1000

    /// The frame of a build.
    ///
    /// - Parameters:
    ///   - moment: the instant as of which it was built.
    ///   - clock: the workspace's clocks, which make midnights.
    ///   - instants: all instants that are named.
    init(_ moment: Instant, clock: ZoneClock, instants: some Sequence<Instant>) {
        self.moment = moment
        let midnights = clock.midnights(from: clock.midnight(before: moment), days: 1)
        day = midnights[0]..<(midnights.last ?? midnights[0])
        times = Set(instants.map { Self.timeOfDay($0) }).sorted()
    }

    /// Whether a build as of another instant has the same output.
    func contains(_ other: Instant) -> Bool {
        if other == moment { return true }
        guard day.contains(moment), day.contains(other) else { return false }
        let (first, last) = (min(moment, other).milliseconds, max(moment, other).milliseconds)
        // The distance from the first moment to the next one at each time of day; 0 is the moment itself.
        return times.allSatisfy { time in
            let distance = (time - Self.timeOfDay(Instant(milliseconds: first)) + Self.dayLength) % Self.dayLength
            return first + distance > last
        }
    }

    private static func timeOfDay(_ instant: Instant) -> Int64 {
        let rest = instant.milliseconds % dayLength
        return rest < 0 ? rest + dayLength : rest
    }

    /// Appends the frame.
    func write(to writer: inout ByteWriter) {
        writer.write(moment)
        writer.write(day.lowerBound)
        writer.write(day.upperBound)
        writer.write(times)
    }

    /// Reads a frame.
    init(from reader: inout ByteReader) throws(ByteReader.Damage) {
        moment = try reader.value()
        let (start, end): (Instant, Instant) = (try reader.value(), try reader.value())
        guard start <= end else { throw ByteReader.Damage() }
        day = start..<end
        times = try reader.value()
        guard times.allSatisfy({ (0..<Self.dayLength).contains($0) }) else { throw ByteReader.Damage() }
    }
}
