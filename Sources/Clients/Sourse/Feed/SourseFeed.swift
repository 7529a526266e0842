/// What is sent for one locale: under each id the messages for Firebase Cloud Messaging, as in `push/<locale>.json`.
public struct SourseFeed: Equatable, Sendable {
    /// What is sent under one id: one message for each kind of device.
    public struct Push: Equatable, Sendable {
        /// The id of the campaign.
        public var id: String
        /// The messages, each a `message` of FCM's HTTP v1 interface.
        public var messages: [PropertyValue]
    }

    /// In the order in which they are written.
    public var pushes: [Push]

    /// Reads the file; a message may stand in the body of a request (`{"message": {…}}`).
    public init(decoding bytes: [UInt8]) throws(SourseFeedError) {
        try self.init(of: Result { () throws(JSONError) in try JSONReader().read(bytes) })
    }

    /// Reads the value of the file, or says what is wrong with it.
    init(of json: Result<PropertyValue, JSONError>) throws(SourseFeedError) {
        let root: PropertyValue
        switch json {
        case .success(let value): root = value
        case .failure(let error): throw .unreadable(error)
        }
        guard let entries = root.dictionary else { throw .rootIsNoObject }
        var pushes: [Push] = []
        for entry in entries {
            let messages = (entry.value.array ?? []).map { $0["message"] ?? $0 }
            guard entry.value.array != nil, messages.allSatisfy({ $0.dictionary != nil }) else {
                throw .noMessages(id: entry.key)
            }
            pushes.append(Push(id: entry.key, messages: messages))
        }
        self.pushes = pushes
    }
}

/// The wire format of what is sent for Sourse: JSON whose root is an object, with a list of messages under each id.
extension SourseClient {
    static func feedPath(of locale: String) -> String { "push/\(locale).json" }

    func feed(_ entries: [FeedEntry], locale: String) -> FeedFile {
        let content = FileContent(of: FeedOrigin(Self.self, entries)) {
            JSONWriter(.pretty).write(.dictionary(entries.map { PropertyValue.Entry($0.campaign, $0.value) }))
        }
        return FeedFile(path: Self.feedPath(of: locale), content: content, messages: entries.count)
    }

    /// JSON whose root is an object of lists, one at least.
    static func recognizes(_ feed: [UInt8]) -> Bool {
        guard let entries = (try? JSONReader().read(feed))?.dictionary, !entries.isEmpty else { return false }
        return entries.allSatisfy { $0.value.array != nil }
    }

    static func root(of feed: FeedBody) -> PropertyValue? { try? feed.json.get() }

    static func problem(in feed: [UInt8]) -> String? {
        do {
            _ = try SourseFeed(decoding: feed)
            return nil
        } catch .unreadable(let error) {
            return "not JSON: \(error.description(in: feed))"
        } catch {
            return error.description
        }
    }
}
