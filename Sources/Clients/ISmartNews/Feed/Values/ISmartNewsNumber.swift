/// A number of a feed as the client's number object, which true and false are too.
struct ISmartNewsNumber: Equatable, Sendable {
    private let value: PropertyValue

    /// The number; nil if the value is missing or no number.
    init?(_ value: PropertyValue?) {
        switch value {
        case .integer, .real, .boolean: self.value = value ?? .null
        default: return nil
        }
    }

    /// Whether it counts as true.
    var isTrue: Bool {
        if case .real(let number) = value { number != 0 } else { whole != 0 }
    }

    /// The whole part.
    var whole: Int64 {
        switch value {
        case .boolean(let flag): flag ? 1 : 0
        case .integer(let number): number
        case .real(let number): Self.clamped(number)
        default: 0
        }
    }

    /// The whole part in 32 bits, cut off above.
    var low32: Int32 {
        Int32(truncatingIfNeeded: whole)
    }

    /// The whole part read without a sign: negative numbers become huge.
    var unsigned: UInt64 {
        if case .real(let number) = value, number >= 0x1p63 { return number < 0x1p64 ? UInt64(number) : .max }
        return UInt64(bitPattern: whole)
    }

    /// The number with its fraction.
    var real: Double {
        if case .real(let number) = value { number } else { Double(whole) }
    }

    /// The number in digits; true and false are 1 and 0.
    var text: String {
        if case .real(let number) = value, number != number.rounded() || abs(number) >= 1e15 { return "\(number)" }
        return "\(whole)"
    }

    /// Whether this number is greater; whole numbers are compared exactly.
    func isGreater(than other: ISmartNewsNumber) -> Bool {
        if case .real = value { return real > other.real }
        if case .real = other.value { return real > other.real }
        return whole > other.whole
    }

    private static func clamped(_ number: Double) -> Int64 {
        if number.isNaN { return 0 }
        if number >= 0x1p63 { return .max }
        return number <= -0x1p63 ? .min : Int64(number)
    }
}
