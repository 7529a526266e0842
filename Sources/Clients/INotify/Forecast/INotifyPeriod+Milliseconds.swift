import Campaigns

extension INotifyPeriod {
    /// The least number of milliseconds after which the span is over; a far-off one for a span that never is.
    var milliseconds: Int64 {
        let start = Instant(milliseconds: 0)
        var (low, high) = (Int64(0), Self.never)
        while low < high {
            let middle = (low + high) / 2
            if isOver(since: start, at: Instant(milliseconds: middle)) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// More than any forecast lasts, and small enough to be added to any instant.
    private static let never: Int64 = 1 << 60
}
