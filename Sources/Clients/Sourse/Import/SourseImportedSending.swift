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
    /// Whether its condition asks for something else than one topic beside these, so that others get what a campaign is
    /// sent to.
    private(set) var hasOtherAudience = false

    /// The conditions of the payloads that are shown at once, of the others, and of what phones without the SDK get.
    private var conditions: (atOnce: [TopicCondition], smart: [TopicCondition], standard: [TopicCondition]) = (
        [], [], []
    )
    /// The first condition as it is written.
    private var written = ""

    /// All announcements of a file.
    ///
    /// - Parameter integratedTopic: the topic that tells apps with the SDK apart.
    static func all(
        in root: PropertyValue, integratedTopic: String
    ) throws(FeedReadingError) -> [SourseImportedSending] {
        try all(in: root).map { $0.knowingTopics(besides: integratedTopic) }
    }

    private static func all(in root: PropertyValue) throws(FeedReadingError) -> [SourseImportedSending] {
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
                if let text = message["condition"]?.string, let condition = TopicCondition(text) {
                    if written.isEmpty { written = text }
                    if data["isSmartNotification"]?.string == "0" {
                        conditions.atOnce.append(condition)
                    } else {
                        conditions.smart.append(condition)
                    }
                }
                if let name = message["topic"]?.string, payloads.count == 1 { topic = name }
            } else if message["notification"] != nil {
                conditions.standard += [message["condition"]?.string.flatMap(TopicCondition.init)].compactMap { $0 }
            } else if message.dictionary != nil {
                payloads.append((place, message))
            }
        }
    }

    /// The same with the topics that its conditions name, in whatever order these stand there: the topic of a comparison
    /// is required by the payload that is shown at once, and forbidden by the other.
    private func knowingTopics(besides integratedTopic: String) -> SourseImportedSending {
        var sending = self
        if let first = conditions.atOnce.first, let other = conditions.smart.first {
            sending.comparedTopic = first.required.intersection(other.forbidden).min()
        }
        if topic == nil, let condition = TopicCondition(written) {
            let special = conditions.standard.reduce(into: Set([integratedTopic, sending.comparedTopic])) {
                $0.formUnion($1.forbidden)
            }
            let places = condition.required.subtracting(special.compactMap { $0 }).compactMap { name in
                written.firstRange(of: "'\(name)'").map { (name, $0.lowerBound) }
            }
            sending.topic = places.min { $0.1 < $1.1 }?.0
            // One that is not known may be what the topic of the SDK is called here.
            let most = condition.required.contains(integratedTopic) ? 1 : 2
            sending.hasOtherAudience = !(1...most).contains(places.count) || written.contains("||")
        }
        return sending
    }

    /// Whether an object is one message, and not a list of them by ids.
    private static func isMessage(_ root: PropertyValue) -> Bool {
        root["handler"]?.string != nil || root["data"]?.dictionary != nil || root["notification"]?.dictionary != nil
            || root["message"]?["data"] != nil || root["message"]?["notification"] != nil
            || root["title"]?.string != nil
    }
}
