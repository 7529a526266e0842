import Campaigns
import Foundation

extension Instant {
    /// The moment that a clock shows; one that is too far away to reckon with becomes another that newsadmin does not work
    /// as of either.
    public init(clock date: Date) {
        let farthest = 1e15
        self.init(milliseconds: Int64(min(max(date.timeIntervalSince1970 * 1000, -farthest), farthest)))
    }
}
