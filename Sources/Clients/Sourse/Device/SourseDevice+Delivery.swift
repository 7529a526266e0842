import Campaigns

extension SourseDevice {
    /// Takes in the message for this device among those sent under `id`; what the system shows of it at once.
    ///
    /// - Throws: ``SourseFeedError`` for a file from which nothing can be sent.
    mutating func receive(_ id: String, served: ServedFeed) throws(SourseFeedError) -> Shown? {
        guard let body = served.own ?? served.published else { return nil }
        let reading = SourseReading.of(body)
        guard let push = reading.push(id) else {
            throw .noPush(id: id, known: try reading.pushes.map(\.push.id))
        }
        guard !delivered.contains(id) else { return nil }
        let number = number(of: push, in: reading)
        numbers[id] = number
        for message in messages(of: push) {
            if let notification = message["notification"], notification.dictionary != nil {
                delivered.insert(id)
                return Shown(id: id, title: notification["title"]?.string, text: notification["body"]?.string)
            }
            guard isIntegrated, let data = message["data"], let message = SourseMessage(data: data) else { continue }
            delivered.insert(id)
            let embargo = message.embargoDate.flatMap(Instant.init(iso8601:))
            take(
                Pending(
                    id: id, message: message, embargo: embargo,
                    expiry: message.expiryDate.flatMap(Instant.init(iso8601:)), number: number,
                    embargoCode: embargo.map { code(SourseMessageReason.before($0)) } ?? -1))
            return nil
        }
        note(.refused, of: id, number: number)
        return nil
    }

    /// The messages whose condition holds for this device.
    ///
    /// A topic that every one of them requires is the one the device got the push by. What the topic of the SDK is
    /// called is for the push to say: a device has it if the SDK is in its app, and only then.
    private func messages(of push: SourseReading.Push) -> [PropertyValue] {
        let own = topics.union(push.everybody)
        let topics = isIntegrated ? own.union(push.integrated) : own.subtracting(push.integrated)
        return push.sent.filter { $0.condition?.holds(for: topics) != false }.map(\.message)
    }

    /// Keeps a message until it is shown or over, and remembers when something may come of it by itself.
    private mutating func take(_ message: Pending) {
        pending.append(message)
        if let change = message.changeByItself { nextChange = min(nextChange ?? change, change) }
    }

    /// Shows what is due and drops what is over: a message without embargo is due from its arrival, a smart one waits
    /// for the app to be opened.
    mutating func showDue(at now: Instant, isOpen: Bool) -> [Shown] {
        // Of messages that arrive one by one most change nothing for the others.
        if !isOpen, nextChange.map({ now < $0 }) ?? true { return [] }
        var shown: [Shown] = []
        var over: [(message: Pending, since: Instant)] = []
        pending.removeAll { message in
            if let expiry = message.expiry, now > expiry {
                over.append((message, expiry))
                return true
            }
            if let embargo = message.embargo, now < embargo { return false }
            guard isOpen || !message.message.isSmart else { return false }
            shown.append(Shown(id: message.id, title: message.message.title, text: message.message.message))
            return true
        }
        for (message, expiry) in over {
            note(.over(since: expiry), of: message.id, number: message.number)
            // Nobody has seen it, so it is taken in when it is sent again.
            delivered.remove(message.id)
        }
        nextChange = pending.compactMap(\.changeByItself).min()
        return shown
    }
}

extension SourseDevice.Pending {
    /// When it is over, or shown without the app being opened, whichever comes first; nil for never.
    fileprivate var changeByItself: Instant? {
        let over = expiry?.advanced(milliseconds: 1)
        if message.isSmart { return over }
        let due = embargo ?? Instant(milliseconds: .min)
        return over.map { min($0, due) } ?? due
    }
}
