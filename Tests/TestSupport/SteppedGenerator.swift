/// Random numbers that are the same at every run (SplitMix64).
public struct SteppedGenerator: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// The numbers of a seed.
    public init(seed: UInt64) {
        state = seed
    }

    /// The next number.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}

extension SteppedGenerator {
    /// A text of up to six characters of the alphabet.
    public mutating func text(of alphabet: [Character]) -> String {
        let length = Int.random(in: 0...6, using: &self)
        return String((0..<length).map { _ in one(of: alphabet) })
    }

    /// One of some values.
    public mutating func one<Value>(of values: [Value]) -> Value {
        values[below(values.count)]
    }

    /// A number from 0 up to, but not, the bound.
    public mutating func below(_ bound: Int) -> Int {
        Int.random(in: 0..<bound, using: &self)
    }

    /// Whether something happens that does so as often in so many times.
    public mutating func happens(_ times: Int, in all: Int) -> Bool {
        below(all) < times
    }
}
