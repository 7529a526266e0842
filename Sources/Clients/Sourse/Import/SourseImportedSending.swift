/// One announcement in a file of payloads, in whatever form these are kept: a payload alone, a message for Firebase, the
/// body of a request, lists of these, or lists under ids.
struct SourseImportedSending: Sendable {
    /// The id under which it stands; nil where it stands under none.
    var id: String?
    /// Where it stands.
    var path: FeedPath
    /// The payloads for the SDK, and where they stand.
    var payloads: [(path: FeedPath, data: PropertyValue)] = []
    /// Where the notification for phones without the SDK stands; nil where there is none.
    private(set) var notification: FeedPath?
    /// What the app gets with that notification, if something is there.
    private(set) var notificationData: FeedPath?
    /// Where its payloads say how Firebase is to deliver them, in another way than newsadmin's do.
    private(set) var delivery: [FeedPath] = []
    /// The topic that its messages are sent to without a condition; nil where they name none.
    var topic: String?
    /// Whom its conditions mean.
    private(set) var audience = SourseImportedAudience()

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
            let messagePlace = isRequest ? place.key("message") : place
            if let data = message["data"], data.dictionary != nil,
                message["notification"] == nil || Self.isPayload(data)
            {
                payloads.append((messagePlace.key("data"), data))
                for name in ["android", "apns", "webpush", "fcm_options"] {
                    guard let value = message[name], name != "apns" || value.canonical != SourseSending.silent.canonical
                    else { continue }
                    delivery.append(messagePlace.key(name))
                }
                audience.add(
                    message["condition"]?.string, data["isSmartNotification"]?.string == "0" ? .atOnce : .smart)
                if let name = message["topic"]?.string, payloads.count == 1 { topic = name }
            } else if message["notification"] != nil {
                audience.add(message["condition"]?.string, .standard)
                notification = notification ?? messagePlace
                if message["data"]?.dictionary?.isEmpty == false {
                    notificationData = notificationData ?? messagePlace.key("data")
                }
            } else if message.dictionary != nil {
                payloads.append((place, message))
            }
        }
    }

    /// Whether the SDK shows something of what is sent with a notification.
    private static func isPayload(_ data: PropertyValue) -> Bool {
        SourseMessage(data: .dictionary((data.dictionary ?? []).filter { $0.value.string != nil })) != nil
    }

    /// Whether an object is one message, and not a list of them by ids.
    private static func isMessage(_ root: PropertyValue) -> Bool {
        root["handler"]?.string != nil || root["data"]?.dictionary != nil || root["notification"]?.dictionary != nil
            || root["message"]?["data"] != nil || root["message"]?["notification"] != nil
            || root["title"]?.string != nil
    }
}
