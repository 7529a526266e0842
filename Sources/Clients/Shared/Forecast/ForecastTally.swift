/// What one thread counts of the phones of one client.
///
/// The counters lie in memory of its own and are read out once: an array would be checked and counted at each showing.
public struct ForecastTally: ~Copyable {
    /// How many different messages each user of the part under way has seen.
    public internal(set) var seen: [Int] = []
    /// The first user of that part.
    var first = 0
    let layout: ForecastLayout
    let reached: UnsafeMutablePointer<UInt32>
    let shown: UnsafeMutablePointer<UInt32>
    let byVersion: UnsafeMutablePointer<UInt32>
    let byMessages: UnsafeMutablePointer<Int>
    let users: UnsafeMutablePointer<Int>
    /// The messages that the user under way has seen: yes or no for each, and as a list, by which it is undone.
    let isSeen: UnsafeMutablePointer<Bool>
    let list: UnsafeMutablePointer<Int32>
    var listed = 0
    var launches = 0
    /// The user under way.
    var (user, locale, version) = (0, 0, 0)

    /// Counters that stand at 0.
    public init(_ layout: ForecastLayout) {
        self.layout = layout
        reached = Self.zeros(layout.cells)
        shown = Self.zeros(layout.cells)
        byVersion = Self.zeros(layout.messages * layout.versions)
        byMessages = Self.zeros(layout.locales * layout.stride)
        users = Self.zeros(layout.locales * layout.versions)
        isSeen = .allocate(capacity: max(layout.messages, 1))
        isSeen.initialize(repeating: false, count: max(layout.messages, 1))
        list = Self.zeros(layout.stride)
    }

    deinit {
        reached.deallocate()
        shown.deallocate()
        byVersion.deallocate()
        byMessages.deallocate()
        users.deallocate()
        isSeen.deallocate()
        list.deallocate()
    }

    private static func zeros<Number: FixedWidthInteger>(_ count: Int) -> UnsafeMutablePointer<Number> {
        let numbers = UnsafeMutablePointer<Number>.allocate(capacity: max(count, 1))
        numbers.initialize(repeating: 0, count: max(count, 1))
        return numbers
    }

    /// What was counted.
    public var counts: ForecastCounts {
        var counts = ForecastCounts(
            locales: layout.locales, versions: layout.versions, messages: layout.messages, days: layout.days)
        counts.launches = launches
        for message in 0..<layout.messages {
            let (start, days) = (Int(layout.starts[message]), layout.presence[message])
            for day in days {
                counts.reached[message][day] = Int(reached[start + day])
                counts.shown[message][day] = Int(shown[start + day])
            }
            for version in 0..<layout.versions {
                counts.reachedByVersion[message][version] = Int(byVersion[message * layout.versions + version])
            }
        }
        for locale in 0..<layout.locales {
            for version in 0..<layout.versions {
                counts.users[locale][version] = users[locale * layout.versions + version]
            }
            let row = UnsafeBufferPointer(start: byMessages + locale * layout.stride, count: layout.stride)
            counts.usersByMessages[locale] = Array(row.prefix((row.lastIndex { $0 != 0 } ?? -1) + 1))
        }
        return counts
    }
}
