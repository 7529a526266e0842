/// A time of day, as a clock on the wall shows it.
public struct TimeOfDay: Hashable, Comparable, Sendable {
    /// The hour, 0 to 23.
    var hour: Int
    /// The minute, 0 to 59.
    var minute: Int

    /// Reads `09:00` or `9:00`; nil for anything else.
    init?(_ text: String) {
        let parts = text.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        let isNumber = parts.allSatisfy { $0.allSatisfy { (48...57).contains($0) } }
        guard parts.count == 2, isNumber, (1...2).contains(parts[0].count), parts[1].count == 2,
            let hour = Int(String(parts[0]) ?? ""), let minute = Int(String(parts[1]) ?? ""), hour < 24, minute < 60
        else { return nil }
        self.hour = hour
        self.minute = minute
    }

    /// Orders times within a day.
    public static func < (left: TimeOfDay, right: TimeOfDay) -> Bool {
        (left.hour, left.minute) < (right.hour, right.minute)
    }
}
