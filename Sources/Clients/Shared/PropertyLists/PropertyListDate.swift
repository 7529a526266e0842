import Campaigns

/// Moments as property lists hold them: in seconds, with fractions.
enum PropertyListDate {
    /// The moment so many seconds after 2001-01-01T00:00:00Z.
    ///
    /// No notation of ours can show one beyond the years 0 to 9999. It becomes the first or the last of these, which no
    /// phone can tell from it: whatever the day is, it has passed, or is still to come.
    static func instant(sinceReference seconds: Double) throws(PropertyListError) -> Instant {
        let milliseconds = ((seconds + 978_307_200) * 1000).rounded()
        guard !milliseconds.isNaN else { throw .malformed("a date that is no number") }
        let range = Instant.representable
        if milliseconds < Double(range.lowerBound.milliseconds) { return range.lowerBound }
        guard milliseconds < Double(range.upperBound.milliseconds) else {
            return Instant(milliseconds: range.upperBound.milliseconds - 1)
        }
        return Instant(milliseconds: Int64(milliseconds))
    }
}
