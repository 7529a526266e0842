import Campaigns
import Synchronization

/// The numbers of the reasons that the dates of a feed's messages give, each worked out when it is first asked for.
final class ISmartNewsDateReasons: Sendable {
    /// The numbers, by those of the messages; less than zero as long as nobody asked.
    struct Codes: Sendable {
        fileprivate var starts: [Int32]
        fileprivate var ends: [Int32]

        /// The number of the reason that a message has not begun.
        mutating func beforeStart(
            _ start: Instant, of number: Int32, _ calendar: ISmartNewsCalendar, _ table: NotShownTable
        ) -> Int32 {
            let place = Int(number)
            if starts[place] < 0 { starts[place] = table.code(ISmartNewsMessageReason.before(start, calendar)) }
            return starts[place]
        }

        /// The number of the reason that a message is over.
        mutating func afterEnd(
            _ end: Instant, of number: Int32, _ calendar: ISmartNewsCalendar, _ table: NotShownTable
        ) -> Int32 {
            let place = Int(number)
            if ends[place] < 0 { ends[place] = table.code(ISmartNewsMessageReason.after(end, calendar)) }
            return ends[place]
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
