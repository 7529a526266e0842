import Releases

extension ReleaseContext {
    /// The rollback that took back what the files say of a message, be it a text or that there is none any more; nil where
    /// none did. Whoever just releases undoes it.
    func rollback(of status: MessageStatus) -> Int? {
        let ledger = edition.ledgers[status.locale].until(now)
        guard status.state.working == .approved || status.state.working == .removed,
            let rollback = ledger.lastRollback
        else { return nil }
        let text = working.message(of: status.campaign, in: status.locale)?.hash
        let isTakenBack = ledger.releases[rollback.target..<rollback.number - 1].contains {
            $0.message(of: status.campaign)?.content == text
        }
        return isTakenBack ? rollback.number : nil
    }
}
