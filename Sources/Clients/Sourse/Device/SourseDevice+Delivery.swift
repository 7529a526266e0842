import Campaigns

extension SourseDevice {
    /// Takes in the message for this device among those sent under `id`; whether the system showed it at once.
    ///
    /// - Throws: ``SourseFeedError`` for a file from which nothing can be sent.
    mutating func receive(_ id: String, served: ServedFeed, at now: Instant) throws(SourseFeedError) -> Bool {
        guard let body = served.own ?? served.standing else { return false }
        let feed = try reading.feed(in: body, SourseFeed.init(decoding:))
        guard let push = feed.pushes.last(where: { $0.id == id }) else {
            throw .noPush(id: id, known: feed.pushes.map(\.id))
        }
        guard !delivered.contains(id) else { return false }
        for message in messages(of: push) {
            if let notification = message["notification"], notification.dictionary != nil {
                delivered.insert(id)
                return true
            }
            guard isIntegrated, let data = message["data"], let message = SourseMessage(data: data) else { continue }
            delivered.insert(id)
            pending.append(
                Pending(
                    id: id, message: message, embargo: message.embargoDate.flatMap(Instant.init(iso8601:)),
                    expiry: message.expiryDate.flatMap(Instant.init(iso8601:))))
            return false
        }
        past.append((id, .refused))
        return false
    }

    /// The messages whose condition holds for this device.
    ///
    /// A topic that every one of them requires is the one the device got the push by.
    private func messages(of push: SourseFeed.Push) -> [PropertyValue] {
        let sent = push.messages.filter(Self.canBeSent)
        let conditions = sent.map(Self.condition)
        let required = conditions.compactMap { $0?.required }
        let common = required.dropFirst().reduce(required.first ?? []) { $0.intersection($1) }
        let topics = topics.union(common)
        return zip(sent, conditions).filter { $1?.holds(for: topics) != false }.map { $0.0 }
    }

    /// A condition that cannot be read is refused when the message is sent, and so are data that are not all texts.
    private static func canBeSent(_ message: PropertyValue) -> Bool {
        let isText = message["data"]?.dictionary?.allSatisfy { $0.value.string != nil } != false
        return isText && (message["condition"] == nil || condition(of: message) != nil)
    }

    /// Nil for a message to one device.
    private static func condition(of message: PropertyValue) -> TopicCondition? {
        if let condition = message["condition"] { return condition.string.flatMap(TopicCondition.init) }
        return message["topic"]?.string.map { .topic($0) }
    }

    /// Shows what is due and drops what is over: a message without embargo is due from its arrival, a smart one waits
    /// for the app to be opened.
    mutating func showDue(at now: Instant, isOpen: Bool) -> [String] {
        var shown: [String] = []
        pending.removeAll { message in
            if let expiry = message.expiry, now > expiry {
                past.append((message.id, .over(since: expiry)))
                return true
            }
            if let embargo = message.embargo, now < embargo { return false }
            guard isOpen || !message.message.isSmart else { return false }
            shown.append(message.id)
            return true
        }
        return shown
    }
}
