/// One message as Sourse's SDK gets it: data of Firebase Cloud Messaging, names and values all text.
public struct SourseMessage: Hashable, Sendable {
    /// The handler without which the SDK ignores a message.
    public static let handler = "com.sourse.notification"

    /// Title, shown.
    public var title: String
    /// Plain text, shown.
    public var message: String
    /// Deep link opened on tap.
    public var actionURL: String?
    /// Label for analytics.
    public var tag: String?
    /// Whether the SDK picks the moment; otherwise it is shown at once.
    public var isSmart: Bool
    /// Not shown before, as it is written.
    public var embargoDate: String?
    /// Not shown after, as it is written.
    public var expiryDate: String?

    /// A message; the SDK picks the moment unless told otherwise.
    public init(
        title: String, message: String, actionURL: String? = nil, tag: String? = nil, isSmart: Bool = true,
        embargoDate: String? = nil, expiryDate: String? = nil
    ) {
        self.title = title
        self.message = message
        self.actionURL = actionURL
        self.tag = tag
        self.isSmart = isSmart
        self.embargoDate = embargoDate
        self.expiryDate = expiryDate
    }

    /// Reads the data of a message as the SDK does; nil if it ignores it: another handler, or no title or message.
    public init?(data: PropertyValue) {
        guard data["handler"]?.string == Self.handler, let title = data["title"]?.string,
            let message = data["message"]?.string, !title.isEmpty, !message.isEmpty
        else { return nil }
        self.init(
            title: title, message: message, actionURL: data["actionURL"]?.string, tag: data["tag"]?.string,
            isSmart: data["isSmartNotification"]?.string != "0", embargoDate: data["embargoDate"]?.string,
            expiryDate: data["expiryDate"]?.string)
    }

    /// The data of the message.
    public var data: PropertyValue {
        var entries: [PropertyValue.Entry] = [
            .init("handler", .string(Self.handler)),
            .init("title", .string(title)),
            .init("message", .string(message)),
            .init("isSmartNotification", isSmart ? "1" : "0"),
        ]
        let others = [
            ("actionURL", actionURL), ("tag", tag), ("embargoDate", embargoDate), ("expiryDate", expiryDate),
        ]
        for (name, value) in others {
            if let value { entries.append(.init(name, .string(value))) }
        }
        return .dictionary(entries)
    }
}
