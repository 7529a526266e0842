import Campaigns

extension INotifyClient {
    /// Keys that are equal ignoring case have no defined order, so nobody knows which one is newer.
    func findings(among entries: [FeedEntry], locale: String) -> [Diagnostic] {
        var first: [String: Int] = [:]
        first.reserveCapacity(entries.count)
        return entries.indices.compactMap { index in
            let entry = entries[index]
            guard let place = first.updateValue(index, forKey: entry.identity.lowercased()),
                entries[place].identity != entry.identity
            else { return nil }
            let other = entries[place]
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
