@testable import Clients

extension Client {
    /// What a change does to phones that know nothing of the new entry.
    static func afterChange(from old: FeedEntry, to new: FeedEntry, version: String? = nil) -> [String] {
        afterChange(from: old, to: new, version: version, isReturning: false)
    }
}
