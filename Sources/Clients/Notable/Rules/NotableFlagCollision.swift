import Campaigns

extension NotableClient {
    /// The library keeps everything under keys made of ids and names, of which two may be the same.
    func findings(among entries: [FeedEntry], locale: String) -> [Diagnostic] {
        let notifications = entries.map { entry in
            let definition = try? NotableDefinition(PropertyValue.Entry(entry.identity, entry.value))
            return (id: entry.identity, flags: definition?.flags ?? [])
        }
        return NotableSharedKey.all(among: notifications).map { shared in
            let (owner, other) = (entries[shared.owner], entries[shared.other])
            return Diagnostic(
                .notableFlagCollision, at: owner.identityPosition,
                "the flag “\(shared.flag)” of “\(owner.identity)” is kept under the same name as "
                    + "\(Self.kept(shared, of: other)) of \(other.campaign), so each changes the other",
                suggestion: "give the flag another name, in the views that set it as well", campaign: owner.campaign,
                locales: [locale], client: Self.name)
        }
    }

    private static func kept(_ shared: NotableSharedKey, of other: FeedEntry) -> String {
        switch shared.kind {
        case .displayed: "the display of “\(other.identity)”"
        case .lastDisplayed: "the time of the last display of “\(other.identity)”"
        case .launches: "the launches of “\(other.identity)”"
        case .flag: "the flag “\(shared.otherFlag ?? "")” of “\(other.identity)”"
        }
    }
}

extension Rule {
    /// A flag that phones keep under the name of something else.
    static let notableFlagCollision = Rule.changeable("notable-flag-collision", .error)
}
