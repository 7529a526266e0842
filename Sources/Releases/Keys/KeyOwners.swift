import Campaigns

/// To whom the keys belong by which devices remember messages: for ever to the campaign that first released them, in
/// whatever locale.
public struct KeyOwners: Sendable {
    private var owners: [Key: Owner] = [:]

    /// A key of one client.
    public struct Key: Hashable, Sendable {
        /// The client's name.
        var client: String
        /// What devices remember.
        var key: String

        /// A key.
        public init(client: String, key: String) {
            self.client = client
            self.key = key
        }
    }

    /// Who released a key first.
    public struct Owner: Equatable, Sendable {
        /// The campaign.
        public var campaign: String
        /// The locale.
        public var locale: String
        /// The release's number there.
        public var release: Int
        /// All locales in which it was released.
        var locales: Set<String>
    }

    /// The keys of all releases of a workspace.
    public init(_ ledgers: LedgerSet) {
        let releases = ledgers.ledgers.values.flatMap(\.releases).sorted {
            ($0.time, $0.locale, $0.number) < ($1.time, $1.locale, $1.number)
        }
        for release in releases {
            for message in release.messages {
                for key in message.ownedKeys {
                    owners[
                        key,
                        default: Owner(
                            campaign: message.campaign, locale: release.locale, release: release.number, locales: [])
                    ].locales.insert(release.locale)
                }
            }
        }
    }

    /// Who released a key first; nil where nobody did.
    public func owner(of key: String, client: String) -> Owner? {
        owners[Key(client: client, key: key)]
    }

    /// Whether a release of a locale gave a key out for a campaign, so that phones there may know it.
    public func hasReleased(_ key: String, client: String, campaign: String, in locale: String) -> Bool {
        owner(of: key, client: client).map { $0.campaign == campaign && $0.locales.contains(locale) } == true
    }
}
