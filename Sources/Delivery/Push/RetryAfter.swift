import Campaigns
import Clients
import Files
import Releases

/// What a server says of when it may be asked again.
enum RetryAfter {
    /// The longest wait that is kept, in seconds: a day. What asks for more may be asked again then.
    static let limit = Instant.secondsPerDay

    /// The seconds to wait that the header `Retry-After` names, as a number or as a date, a day at most; nil: it says
    /// nothing.
    ///
    /// - Parameter now: the computer's time in seconds since 1970.
    static func seconds(in headers: SiteHeaders, now: Int64) -> Int64? {
        guard let value = headers["Retry-After"] else { return nil }
        if let seconds = Int64(value) { return min(max(0, seconds), limit) }
        if !value.isEmpty, value.utf8.allSatisfy(\.isDigit) { return limit }
        return Instant(httpDate: value).map { min(max(0, $0.seconds - now), limit) }
    }
}
