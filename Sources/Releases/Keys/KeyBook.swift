import Campaigns

/// To whom the keys belong by which devices remember messages: in each locale for ever to the campaign that first
/// released them there.
///
/// Another campaign may have the same key in another locale, because a phone reads the messages of one locale only: in a
/// feed that holds several languages, too, it ignores the entries of the others.
public struct KeyBook: Sendable {
    private var owners: [String: [Key: Owner]] = [:]

    /// A key of one client.
    public struct Key: Hashable, Sendable {
        /// The client's name.
        public var client: String
        /// What devices remember.
        public var key: String

        /// A key.
        public init(client: String, key: String) {
            self.client = client
            self.key = key
        }
    }

    /// Who released a key first in a locale.
    public struct Owner: Hashable, Sendable {
        /// The campaign.
        public var campaign: String
        /// The release's number.
        public var release: Int
    }

    /// The keys of all releases of a workspace.
    public init(_ ledgers: LedgerSet) {
        owners = ledgers.ledgers.mapValues { ledger in
            var owners: [Key: Owner] = [:]
            for release in ledger.releases {
                for message in release.messages {
                    for (client, key) in message.keys where owners[Key(client: client, key: key)] == nil {
                        owners[Key(client: client, key: key)] = Owner(
                            campaign: message.campaign, release: release.number)
                    }
                }
            }
            return owners
        }
    }

    /// Who released a key first in a locale; nil where nobody did.
    public func owner(of key: String, client: String, locale: String) -> Owner? {
        owners[locale]?[Key(client: client, key: key)]
    }
}
