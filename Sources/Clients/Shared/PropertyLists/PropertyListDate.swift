import Campaigns

/// Moments as property lists hold them: in seconds, with fractions.
enum PropertyListDate {
    /// The moment so many seconds after 2001-01-01T00:00:00Z.
    static func instant(sinceReference seconds: Double) throws(PropertyListError) -> Instant {
        let milliseconds = ((seconds + 978_307_200) * 1000).rounded()
        // Beyond the years 0 to 9999 no notation of ours can show the moment.
        let range = Instant.notable
        guard milliseconds >= Double(range.lowerBound.milliseconds),
            milliseconds < Double(range.upperBound.milliseconds)
        else {
            throw .malformed("a date outside the years 0 to 9999")
        }
        return Instant(milliseconds: Int64(milliseconds))
    }
}
