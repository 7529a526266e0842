import Campaigns

extension SourseClient {
    func screens(in feed: FeedBody, locale: String, file: (String) -> [UInt8]?) -> [FeedMessage] {
        guard let entries = (try? feed.json.get())?.dictionary else { return [] }
        return entries.compactMap { entry in
            let messages = entry.value.array ?? []
            // Where two ways are compared, the SDK's own choice is what most phones get.
            let payloads = messages.compactMap { $0["data"] }
            guard let payload = payloads.last else { return nil }
            return FeedMessage(
                identity: payload["tag"]?.string ?? entry.key, screen: .lockScreen(messages.compactMap(note)),
                window: window(of: payload), conditions: conditions(of: payload, sentAs: messages),
                source: FeedExcerpt(.json, [entry]))
        }
    }

    /// What a phone shows that is sent a message; nil where it shows nothing.
    private func note(of message: PropertyValue) -> Screen.LockScreenNote? {
        if let payload = message["data"] {
            return Screen.LockScreenNote(
                title: payload["title"]?.string ?? "", text: payload["message"]?.string ?? "",
                opens: payload["actionURL"]?.string,
                way: payload["isSmartNotification"]?.string == "0" ? .immediate : .smart)
        }
        guard let notification = message["notification"] else { return nil }
        return Screen.LockScreenNote(
            title: notification["title"]?.string ?? "", text: notification["body"]?.string ?? "", opens: nil,
            way: .standard)
    }

    private func window(of payload: PropertyValue) -> Window {
        Window(
            start: payload["embargoDate"]?.string.flatMap { Instant(iso8601: $0) },
            end: payload["expiryDate"]?.string.flatMap { Instant(iso8601: $0) }?.advanced(milliseconds: 1))
    }

    private func conditions(of payload: PropertyValue, sentAs messages: [PropertyValue]) -> [FeedMessage.Condition] {
        let named = ["isSmartNotification", "embargoDate", "expiryDate"].compactMap { name in
            payload[name]?.string.map { FeedMessage.Condition(name, $0) }
        }
        let topics = messages.compactMap { message in
            message["condition"]?.string.map { FeedMessage.Condition("condition", $0) }
        }
        return named + topics
    }
}
