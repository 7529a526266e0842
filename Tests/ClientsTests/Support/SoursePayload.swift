import Clients

/// A message for Sourse's SDK as it is sent.
struct SoursePayload {
    var title: String
    var message: String
    var isSmart = true
    var embargoDate: String?
    var expiryDate: String?

    /// The `data` of Firebase Cloud Messaging.
    var data: PropertyValue {
        var entries: [PropertyValue.Entry] = [
            .init("handler", "com.sourse.notification"), .init("title", .string(title)),
            .init("message", .string(message)), .init("isSmartNotification", isSmart ? "1" : "0"),
        ]
        if let embargoDate { entries.append(.init("embargoDate", .string(embargoDate))) }
        if let expiryDate { entries.append(.init("expiryDate", .string(expiryDate))) }
        return .dictionary(entries)
    }
}
