import Clients

/// The entries of a workspace by client and locale, while they are gathered from its campaigns: lists that are found by
/// number, because to look a client and a locale up costs as much as an entry.
struct ChannelLists: Sendable {
    private let channels: [Edition.Channel]
    private let clients: [String: Int]
    private let locales: [String: Int]
    private let width: Int
    private var lists: [[FeedEntry]]

    /// Empty lists for these clients and locales.
    init(clients: [any Client], locales: [String]) {
        let names = clients.map { type(of: $0).name }
        channels = names.flatMap { name in locales.map { Edition.Channel(client: name, locale: $0) } }
        self.clients = Dictionary(zip(names, 0...), uniquingKeysWith: { first, _ in first })
        self.locales = Dictionary(zip(locales, 0...), uniquingKeysWith: { first, _ in first })
        width = locales.count
        lists = Array(repeating: [], count: channels.count)
    }

    /// The number of the list of one of the clients in one of the locales.
    func place(of client: String, locale: String) -> Int {
        guard let client = clients[client], let locale = locales[locale] else {
            preconditionFailure("\(client) in \(locale) is no channel of the workspace")
        }
        return client * width + locale
    }

    /// Adds entries, each to the list of its number.
    mutating func append(_ entries: [(place: Int, entry: FeedEntry)]) {
        for (place, entry) in entries { lists[place].append(entry) }
    }

    /// The lists with something in them.
    var byChannel: [Edition.Channel: [FeedEntry]] {
        Dictionary(uniqueKeysWithValues: zip(channels, lists).filter { !$1.isEmpty })
    }
}
