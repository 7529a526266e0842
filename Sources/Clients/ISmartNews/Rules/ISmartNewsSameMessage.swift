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

    /// What devices compare, whatever the case of its names, and its variants for some phones; of a style only whether
    /// there is one.
    static func content(of message: PropertyValue) -> [PropertyValue.Entry] {
        (message.dictionary ?? []).compactMap { entry -> PropertyValue.Entry? in
            let key = entry.key.lowercased()
            guard let name = remembered.first(where: { key == $0 || key.hasPrefix($0 + "_") }) else { return nil }
            return PropertyValue.Entry(key, name == "style" ? true : entry.value)
        }.sorted { $0.key < $1.key }
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
