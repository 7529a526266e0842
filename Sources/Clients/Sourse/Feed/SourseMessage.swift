/// One message as Sourse's SDK gets it: data of Firebase Cloud Messaging, names and values all text.
struct SourseMessage: Equatable, Sendable {
    /// The handler without which the SDK ignores a message.
    static let handler = "com.sourse.notification"

    /// Title, shown.
    var title: String
    /// Plain text, shown.
    var message: String
    /// Deep link opened on tap.
    var actionURL: String?
    /// Label for analytics.
    var tag: String?
    /// Whether the SDK picks the moment; otherwise it is shown at once.
    var isSmart: Bool
    /// Not shown before, as it is written.
    var embargoDate: String?
    /// Not shown after, as it is written.
    var expiryDate: String?

    /// Reads the data of a message as the SDK does; nil if it ignores it: another handler, or no title or message.
    init?(data: PropertyValue) {
        guard data["handler"]?.string == Self.handler, let title = data["title"]?.string,
            let message = data["message"]?.string, !title.isEmpty, !message.isEmpty
        else { return nil }
        self.title = title
        self.message = message
        actionURL = data["actionURL"]?.string
        tag = data["tag"]?.string
        isSmart = data["isSmartNotification"]?.string != "0"
        embargoDate = data["embargoDate"]?.string
        expiryDate = data["expiryDate"]?.string
    }
}
