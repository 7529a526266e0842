import Campaigns

/// One announcement in a file of payloads, in whatever form these are kept: a payload alone, a message for Firebase, the
/// body of a request, lists of these, or lists under ids.
struct SourseImportedSending: Sendable {
    /// The id under which it stands; nil where it stands under none.
    var id: String?
    /// Where it stands.
    var path: FeedPath
    /// The payloads for the SDK, and where they stand.
    var payloads: [(path: FeedPath, data: PropertyValue)] = []
    /// The topic that everybody of the locale has subscribed to, where the messages name it.
    var topic: String?
    /// The topic whose phones get it at once, where two payloads differ in that.
    var comparedTopic: String?

    /// All announcements of a file.
    static func all(in root: PropertyValue) throws(FeedReadingError) -> [SourseImportedSending] {
        if let values = root.array {
            return values.enumerated().map { SourseImportedSending(id: nil, [$1], at: FeedPath().index($0)) }
        }
        guard let entries = root.dictionary else {
            throw FeedReadingError("the root of the file is neither an object nor a list")
        }
        if isMessage(root) { return [SourseImportedSending(id: nil, [root], at: FeedPath())] }
        return entries.map { entry in
            let path = FeedPath().key(entry.key)
            return entry.value.array.map { SourseImportedSending(id: entry.key, $0, at: path, isList: true) }
                ?? SourseImportedSending(id: entry.key, [entry.value], at: path)
        }
    }

    private init(id: String?, _ values: [PropertyValue], at path: FeedPath, isList: Bool = false) {
        self.id = id
        self.path = path
        for (index, value) in values.enumerated() {
            let place = isList ? path.index(index) : path
            let isRequest = value["message"]?.dictionary != nil
            let message = isRequest ? value["message"] ?? value : value
            if let data = message["data"], data.dictionary != nil {
                payloads.append(((isRequest ? place.key("message") : place).key("data"), data))
                read(message["condition"]?.string, isSmart: data["isSmartNotification"]?.string != "0")
                if let name = message["topic"]?.string, payloads.count == 1 { topic = name }
            } else if message["notification"] == nil, message.dictionary != nil {
                payloads.append((place, message))
            }
        }
    }

    private mutating func read(_ condition: String?, isSmart: Bool) {
        guard let condition else { return }
        let topics = condition.matches(of: /'([^']*)' in topics/).map { String($0.1) }
        if payloads.count == 1 { topic = topics.first }
        if topics.count == 3, !isSmart { comparedTopic = topics[2] }
    }

    /// Whether an object is one message, and not a list of them by ids.
    private static func isMessage(_ root: PropertyValue) -> Bool {
        root["handler"]?.string != nil || root["data"]?.dictionary != nil || root["notification"]?.dictionary != nil
            || root["message"]?["data"] != nil || root["message"]?["notification"] != nil
            || root["title"]?.string != nil
    }
}
