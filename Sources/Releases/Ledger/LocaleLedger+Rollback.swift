extension LocaleLedger {
    /// The last rollback, where nothing has undone it: no release was made since but withdrawals.
    public var lastRollback: (number: Int, target: Int)? {
        for release in releases.reversed() {
            switch release.kind {
            case .release: return nil
            case .rollback(let target): return target < release.number ? (release.number, target) : nil
            case .withdrawal: continue
            }
        }
        return nil
    }
}
