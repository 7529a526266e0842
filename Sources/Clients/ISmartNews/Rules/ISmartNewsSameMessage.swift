import Campaigns

extension ISmartNewsClient {
    /// Devices remember a message by what it says, so two that say the same are shown together and then hidden together.
    func findings(among entries: [FeedEntry], locale: String) -> [Diagnostic] {
        var titles: [String?: SameTitle] = [:]
        return entries.compactMap { entry in
            guard entry.value["meta"] == nil else { return nil }
            let title = Self.title(of: entry.value)
            guard titles[title] != nil else {
                titles[title] = SameTitle(first: entry)
                return nil
            }
            guard let other = titles[title]?.earlier(than: entry) else { return nil }
            return Diagnostic(
                .ismartnewsSameMessage, at: entry.identityPosition,
                "in “\(locale)” this says the same as \(other.campaign): both are shown, and an answer to one hides both",
                suggestion: "change a word in one of them", campaign: entry.campaign, locales: [locale],
                client: Self.name)
        }
    }

    /// Messages of one title: what they say is gathered only once there is a second one.
    private struct SameTitle {
        private let first: FeedEntry
        private var messages: [[PropertyValue.Entry]: FeedEntry] = [:]

        init(first: FeedEntry) {
            self.first = first
        }

        /// The message before this one that says the same; where there is none, this is the first to say it.
        mutating func earlier(than entry: FeedEntry) -> FeedEntry? {
            if messages.isEmpty { messages[ISmartNewsClient.content(of: first.value)] = first }
            let content = ISmartNewsClient.content(of: entry.value)
            if let other = messages[content] { return other }
            messages[content] = entry
            return nil
        }
    }

    /// The first text that devices take for the title, without variants for some phones; nil where there is none.
    static func title(of message: PropertyValue) -> String? {
        guard case .dictionary(let entries) = message else { return nil }
        return entries.first { $0.key == "title" || $0.key.lowercased() == "title" }?.value.string
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
