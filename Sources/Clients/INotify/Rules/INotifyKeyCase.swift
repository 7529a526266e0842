import Campaigns

extension INotifyClient {
    /// Keys that are equal ignoring case have no defined order, so nobody knows which one is newer.
    func findings(among entries: [FeedEntry], locale: String) -> [Diagnostic] {
        var first: [String: FeedEntry] = [:]
        return entries.compactMap { entry in
            guard let other = first.updateValue(entry, forKey: entry.identity.lowercased()),
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
