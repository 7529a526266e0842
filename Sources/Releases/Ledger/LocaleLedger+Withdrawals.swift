extension LocaleLedger {
    /// The messages that were taken out and not put back since, by campaign.
    public var withdrawals: [String: StatusReader.Withdrawal] {
        var result: [String: StatusReader.Withdrawal] = [:]
        var afterwards: [[String: StatusReader.Withdrawal]] = []
        for (index, release) in releases.enumerated() {
            switch release.kind {
            case .release: break
            case .withdrawal(let campaign, let reason):
                guard index > 0, let message = releases[index - 1].message(of: campaign) else { break }
                result[campaign] = .init(
                    release: release.number, time: release.time, author: release.author, reason: reason,
                    message: message)
            case .rollback(let target):
                // What had been taken out by then is taken out again.
                guard target >= 1, target <= afterwards.count else { break }
                result.merge(afterwards[target - 1]) { _, restored in restored }
            }
            for message in release.messages { result[message.campaign] = nil }
            afterwards.append(result)
        }
        return result
    }

    /// The keys that were withdrawn and that no release brought back since, with the number of the release that
    /// withdrew them.
    public var withdrawnKeys: [KeyOwners.Key: Int] {
        var result: [KeyOwners.Key: Int] = [:]
        var afterwards: [[KeyOwners.Key: Int]] = []
        for (index, release) in releases.enumerated() {
            switch release.kind {
            case .release: break
            case .withdrawal(let campaign, _):
                guard index > 0 else { break }
                for (client, key) in releases[index - 1].message(of: campaign)?.keys ?? [:] {
                    result[KeyOwners.Key(client: client, key: key)] = release.number
                }
            case .rollback(let target):
                guard target >= 1, target <= afterwards.count else { break }
                result.merge(afterwards[target - 1]) { _, restored in restored }
            }
            for (client, key) in release.messages.flatMap(\.keys) {
                result[KeyOwners.Key(client: client, key: key)] = nil
            }
            afterwards.append(result)
        }
        return result
    }
}
