import Synchronization

/// The numbers of the reasons that the dates of a feed's messages give, each worked out when it is first asked for.
final class ISmartNewsDateReasons: Sendable {
    /// The numbers, by those of the messages; less than zero as long as nobody asked.
    struct Codes: Sendable {
        fileprivate var starts: [Int32]
        fileprivate var ends: [Int32]

        /// The number of the reason that a message has not begun.
        mutating func beforeStart(of number: Int32, _ make: () -> Int32) -> Int32 {
            Self.code(at: Int(number), in: &starts, make)
        }

        /// The number of the reason that a message is over.
        mutating func afterEnd(of number: Int32, _ make: () -> Int32) -> Int32 {
            Self.code(at: Int(number), in: &ends, make)
        }

        private static func code(at place: Int, in codes: inout [Int32], _ make: () -> Int32) -> Int32 {
            if codes[place] < 0 { codes[place] = make() }
            return codes[place]
        }
    }

    private let codes: Mutex<Codes>

    /// The reasons of so many messages.
    init(of count: Int) {
        let unknown = [Int32](repeating: -1, count: count)
        codes = Mutex(Codes(starts: unknown, ends: unknown))
    }

    /// Looks at many of them while nobody else does.
    func withCodes<Value: Sendable>(_ work: (inout Codes) -> Value) -> Value {
        codes.withLock { work(&$0) }
    }
}
