extension Edition {
    /// The campaigns of a client's messages by the names under which its devices speak of them: the identity or id, and
    /// the title that stands in for one that a feed leaves out.
    func campaignNames(client: String, locale: String) -> [String: String] {
        let entries = entries[Channel(client: client, locale: locale)] ?? []
        let titles = entries.compactMap { entry in
            messages[entry.campaign]?.message(in: locale).map { ($0.title.value, entry.campaign) }
        }
        let unique = Dictionary(grouping: titles, by: \.0).mapValues { Set($0.map(\.1)) }
            .filter { $0.value.count == 1 }.compactMapValues(\.first)
        let names = entries.map { ($0.campaign, $0.campaign) } + entries.map { ($0.identity, $0.campaign) }
        return unique.merging(names, uniquingKeysWith: { _, name in name })
    }
}
