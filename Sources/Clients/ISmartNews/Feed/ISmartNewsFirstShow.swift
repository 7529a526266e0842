/// How long after the first run something of a feed is first shown: its `firstshowinterval`.
struct ISmartNewsFirstShow: Equatable, Sendable {
    /// The least days; negative numbers ask for ages, nothing for none.
    let leastDays: UInt64?

    /// What a section says.
    init(_ section: ISmartNewsDictionary, context: ISmartNewsContext) {
        leastDays = context.number("firstshowinterval", in: section)?.unsigned
    }

    /// Whether the days since the first run are fewer than it asks.
    func isTooEarly(daysSinceInstallation days: UInt64) -> Bool { leastDays.map { days < $0 } ?? false }
}
