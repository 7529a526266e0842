import Campaigns
import Files

/// Two states of a locale's feeds that are to be compared.
public struct DiffPair: Sendable {
    /// The locale.
    public let locale: String
    /// The state before.
    public let old: DiffSide
    /// The state after.
    public let new: DiffSide
    /// The time to look at, which is not empty.
    public let span: Range<Instant>
    /// The keys under which releases up to the old state had differing messages that have started, so that phones may know
    /// them.
    public let knownKeys: Set<KeyOwners.Key>
    /// The campaigns whose messages are not the same on both sides, in order.
    let differing: [String]

    /// Two states of a locale's feeds.
    ///
    /// - Parameters:
    ///   - releases: those up to the old state.
    ///   - span: the time to look at, which is not empty.
    public init(
        locale: String, old: DiffSide, new: DiffSide, after releases: ArraySlice<ReleaseManifest> = [],
        span: Range<Instant>
    ) {
        self.locale = locale
        self.old = old
        self.new = new
        self.span = span
        let differing = Set((old.contents + new.contents).map(\.campaign)).filter {
            old.hash(of: $0) != new.hash(of: $0)
        }
        self.differing = differing.sorted { $0.isBytewiseLess(than: $1) }
        knownKeys = releases.reduce(into: []) { keys, release in
            for message in release.messages where differing.contains(message.campaign) {
                // What has not started yet was shown by none.
                guard message.window.start.map({ $0 <= span.lowerBound }) ?? true else { continue }
                keys.formUnion(message.ownedKeys)
            }
        }
    }

    /// Whether the message of a campaign is not the same on both sides.
    func differs(in campaign: String) -> Bool { old.hash(of: campaign) != new.hash(of: campaign) }
}
