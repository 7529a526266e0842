import Campaigns

extension Instant {
    /// The years, in UTC, that newsadmin works as of: what is ten years ahead, and the beginning of a day whose clocks
    /// are ahead of UTC, then still has a year that feeds, ledgers and simulated devices can write, in four digits.
    public static let workableYears = 1...9988

    /// Whether newsadmin works as of this moment.
    public var isWorkable: Bool { Self.workableYears.contains(CivilTime(utc: self).year) }
}
