import Campaigns

extension ISmartNewsClient {
    /// Devices remember a message by what it says, so two that say the same are shown together and then hidden together.
    func findings(among entries: [FeedEntry], locale: String) -> [Diagnostic] {
        var first: [[PropertyValue.Entry]: FeedEntry] = [:]
        return entries.compactMap { entry in
            guard entry.value["meta"] == nil else { return nil }
            let content = Self.content(of: entry.value)
            guard let other = first[content] else {
                first[content] = entry
                return nil
            }
            return Diagnostic(
                .ismartnewsSameMessage, at: entry.identityPosition,
                "in “\(locale)” this says the same as \(other.campaign): both are shown, and an answer to one hides both",
                suggestion: "change a word in one of them", campaign: entry.campaign, locales: [locale],
                client: Self.name)
        }
    }

    /// What devices compare, whatever the case of its names; of a style only whether there is one.
    private static func content(of message: PropertyValue) -> [PropertyValue.Entry] {
        let entries = (message.dictionary ?? []).map { entry in
            let key = entry.key.lowercased()
            return PropertyValue.Entry(key, key == "style" ? true : entry.value)
        }
        return entries.filter { remembered.contains($0.key) }.sorted { $0.key < $1.key }
    }

    private static let remembered: Set<String> = [
        "title", "text", "link", "ok", "cancel", "review", "remind", "repeat", "always", "type", "start", "end",
        "queue", "counter", "review_type", "allowalliphoneorientations", "style",
    ]
}

extension Rule {
    /// Two messages that devices take for one.
    static let ismartnewsSameMessage = Rule.changeable("ismartnews-same-message", .warning)
}
