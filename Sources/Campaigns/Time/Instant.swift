/// A moment in time, in milliseconds since 1970-01-01T00:00:00Z, leap seconds not counted.
///
/// Publishers write whole seconds; recorded journeys and Sourse's expiry need thousandths.
public struct Instant: Hashable, Comparable, Sendable {
    /// Milliseconds since 1970-01-01T00:00:00Z.
    public var milliseconds: Int64

    /// A moment given in milliseconds since 1970-01-01T00:00:00Z.
    public init(milliseconds: Int64) {
        self.milliseconds = milliseconds
    }

    /// A moment given in whole seconds since 1970-01-01T00:00:00Z.
    public init(seconds: Int64) {
        self.milliseconds = seconds * 1000
    }

    /// Whole seconds since 1970-01-01T00:00:00Z, rounded down.
    public var seconds: Int64 {
        milliseconds >= 0 ? milliseconds / 1000 : -((-milliseconds + 999) / 1000)
    }

    /// The moment this many milliseconds later.
    public func advanced(milliseconds distance: Int64) -> Instant {
        Instant(milliseconds: milliseconds + distance)
    }

    /// The moment this many seconds later.
    public func advanced(seconds distance: Int64) -> Instant {
        Instant(milliseconds: milliseconds + distance * 1000)
    }

    /// The moment this many times 24 hours later.
    public func advanced(days distance: Int64) -> Instant {
        advanced(seconds: distance * Self.secondsPerDay)
    }

    /// How many seconds 24 hours have.
    @inlinable
    public static var secondsPerDay: Int64 { 86400 }

    /// The moments that ISO 8601 can write with four digits for the year: those of the years 0 to 9999.
    public static let representable = Instant(seconds: -62_167_219_200)..<Instant(seconds: 253_402_300_800)

    /// Orders moments by time.
    public static func < (left: Instant, right: Instant) -> Bool {
        left.milliseconds < right.milliseconds
    }
}
