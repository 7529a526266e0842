/// The control file of Notable: JSON whose object holds a notification under each id.
public struct NotableFeed: Hashable, Sendable {
    /// The notifications, in the order in which they are written; the client takes them in no particular order.
    public var notifications: [NotableNotification]

    /// A control file of those notifications.
    public init(_ notifications: [NotableNotification] = []) {
        self.notifications = notifications
    }

    /// The object of the control file.
    public var value: PropertyValue {
        .dictionary(notifications.map(\.value))
    }

    /// The JSON that is published.
    public func encode() -> [UInt8] {
        JSONWriter(.pretty).write(value)
    }
}
