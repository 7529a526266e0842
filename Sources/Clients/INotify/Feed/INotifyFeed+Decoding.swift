extension INotifyFeed {
    /// Reads a published feed; every entry iNotify does not know is kept.
    ///
    /// - Throws: ``INotifyFeedError`` when the client would not get a feed out of the bytes, or not survive it.
    public init(decoding bytes: [UInt8]) throws(INotifyFeedError) {
        let root: PropertyValue
        do {
            root = try PropertyListReader().read(bytes)
        } catch {
            throw .unreadable(error)
        }
        guard let entries = root.dictionary else { throw .rootIsNoDictionary }
        var messages: [INotifyMessage] = []
        for entry in entries {
            messages.append(try INotifyMessage(decoding: entry))
        }
        self.init(messages)
    }
}

extension INotifyMessage {
    init(decoding entry: PropertyValue.Entry) throws(INotifyFeedError) {
        guard let fields = entry.value.dictionary else { throw .messageIsNoDictionary(key: entry.key) }
        self.init(key: entry.key)
        for field in fields {
            guard let known = INotifyField(rawValue: field.key) else {
                others.append(field)
                continue
            }
            guard let text = field.value.string else { throw .fieldIsNoText(key: entry.key, field: field.key) }
            self[keyPath: known.place] = text
        }
    }
}
