import Campaigns
import Clients
import Releases

/// What a server says of when it may be asked again.
enum RetryAfter {
    /// The seconds to wait that the header `Retry-After` names, as a number or as a date; nil: it says nothing.
    ///
    /// - Parameter now: the computer's time in seconds since 1970.
    static func seconds(in headers: SiteHeaders, now: Int64) -> Int64? {
        guard let value = headers["Retry-After"] else { return nil }
        if let seconds = Int64(value) { return max(0, seconds) }
        if !value.isEmpty, value.utf8.allSatisfy({ (48...57).contains($0) }) { return .max }
        return Instant(httpDate: value).map { max(0, $0.seconds - now) }
    }
}
