/// A message in the hands of devices: read once, and handed around without being copied.
final class ISmartNewsListedMessage: Sendable {
    /// The message.
    let message: ISmartNewsMessage
    /// What the client recognizes it by once it was answered; nil for what an item shows.
    let identity: ISmartNewsIdentity?

    /// A message, recognized by that.
    init(_ message: ISmartNewsMessage, identity: ISmartNewsIdentity? = nil) {
        self.message = message
        self.identity = identity
    }
}
