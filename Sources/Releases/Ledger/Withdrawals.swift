import Campaigns

/// What was taken out of a locale and not put back since: messages, and the keys that phones know them by.
///
/// They part where a campaign comes back under a new key: it is there again, and its old key is still withdrawn.
public struct Withdrawals: Sendable {
    /// The messages, by campaign.
    public private(set) var byCampaign: [String: Withdrawal] = [:]
    /// The messages that were taken out under each key.
    public private(set) var byKey: [KeyOwners.Key: Withdrawal] = [:]

    /// What some releases, the first ones of a locale, have left withdrawn.
    public init(after releases: ArraySlice<ReleaseManifest>) {
        var afterwards: [Withdrawals] = []
        var last: ReleaseManifest?
        for release in releases {
            switch release.kind {
            case .release: break
            case .withdrawal(let campaign, let reason):
                guard let message = last?.message(of: campaign) else { break }
                add(
                    Withdrawal(
                        release: release.number, time: release.time, author: release.author, reason: reason,
                        message: message))
            case .rollback(let target):
                // What had been taken out by then is taken out again.
                guard target >= 1, target <= afterwards.count else { break }
                add(afterwards[target - 1])
            }
            for message in release.messages { remove(message) }
            afterwards.append(self)
            last = release
        }
    }

    /// How the messages of a release had been taken out that it would put back, but those that have ended.
    public func undone(by release: ReleaseManifest, at now: Instant) -> [Withdrawal] {
        release.messages.filter { !release.hasEnded($0, at: now) }.compactMap { message in
            byCampaign[message.campaign] ?? message.ownedKeys.compactMap { byKey[$0] }.max { $0.release < $1.release }
        }
    }

    private mutating func add(_ withdrawal: Withdrawal) {
        byCampaign[withdrawal.message.campaign] = withdrawal
        for key in withdrawal.message.ownedKeys { byKey[key] = withdrawal }
    }

    private mutating func add(_ others: Withdrawals) {
        byCampaign.merge(others.byCampaign) { _, other in other }
        byKey.merge(others.byKey) { _, other in other }
    }

    private mutating func remove(_ message: ReleasedMessage) {
        byCampaign[message.campaign] = nil
        for key in message.ownedKeys { byKey[key] = nil }
    }
}

extension LocaleLedger {
    /// What was taken out and not put back since.
    public var withdrawals: Withdrawals { Withdrawals(after: releases[...]) }
}

extension ReleasedMessage {
    /// By what phones remember it, with each client.
    var ownedKeys: [KeyOwners.Key] { keys.map { KeyOwners.Key(client: $0.key, key: $0.value) } }
}
