/// A stream of random numbers that are known by their place in it (SplitMix64).
///
/// Nothing but whole numbers that wrap is used, so every platform and every number of cores gets the same.
struct ForecastRandom: Sendable {
    private let key: UInt64

    /// The stream of a key.
    init(key: UInt64) {
        self.key = Self.mixed(key)
    }

    /// A stream of its own for a number, independent of the others.
    @inline(__always)
    func stream(_ number: UInt64) -> ForecastRandom {
        ForecastRandom(key: draw(number))
    }

    /// The number at a place.
    @inline(__always)
    func draw(_ place: UInt64) -> UInt64 {
        Self.mixed(key &+ (place &+ 1) &* 0x9E37_79B9_7F4A_7C15)
    }

    @inline(__always)
    private static func mixed(_ number: UInt64) -> UInt64 {
        var value = number
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}

extension UInt64 {
    /// A number below `bound` made of the upper half of these random bits.
    @inline(__always)
    func upperHalf(below bound: Int) -> Int {
        Int(truncatingIfNeeded: ((self >> 32) &* UInt64(truncatingIfNeeded: bound)) >> 32)
    }

    /// A number below `bound` made of the lower half of these random bits.
    @inline(__always)
    func lowerHalf(below bound: Int) -> Int {
        Int(truncatingIfNeeded: ((self & 0xFFFF_FFFF) &* UInt64(truncatingIfNeeded: bound)) >> 32)
    }
}
