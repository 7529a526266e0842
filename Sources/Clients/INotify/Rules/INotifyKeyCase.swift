import Campaigns

extension INotifyClient {
    /// Keys that are equal ignoring case have no defined order, so nobody knows which one is newer.
    func findings(among entries: [FeedEntry], locale: String) -> [Diagnostic] {
        let order = entries.indices.sorted { left, right in
            switch CaseInsensitiveOrder.compare(entries[left].identity, entries[right].identity) {
            case .orderedAscending: true
            case .orderedDescending: false
            case .orderedSame: left < right
            }
        }
        let neighbours = zip(order, order.dropFirst()).sorted { $0.1 < $1.1 }
        return neighbours.compactMap { place, index in
            let (other, entry) = (entries[place], entries[index])
            guard CaseInsensitiveOrder.compare(other.identity, entry.identity) == .orderedSame,
                other.identity != entry.identity
            else { return nil }
            return Diagnostic(
                .inotifyKeyCase, at: entry.identityPosition,
                "the key “\(entry.identity)” differs from “\(other.identity)” of \(other.campaign) in nothing but case, so "
                    + "iNotify has no order for them",
                campaign: entry.campaign, locales: [locale], client: Self.name)
        }
    }
}

extension Rule {
    /// iNotify keys that differ in nothing but case.
    static let inotifyKeyCase = Rule.changeable("inotify-key-case", .warning)
}
